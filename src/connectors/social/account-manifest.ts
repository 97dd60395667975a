import type { Manifest } from './channel.ts'
import type { Platform } from './platforms.ts'
import { manifestOf } from './registry.ts'
import type { ServerLimits } from './server-limits.ts'

const given = <Key extends string>(key: Key, value: number | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, number>>

/** The rules for posts of one account: what its own server allows goes before the manifest. */
export function manifestFor(platform: Platform, limits: ServerLimits | null = null): Manifest {
  const manifest = manifestOf(platform)
  if (!limits) return manifest
  const { text, followUps, media } = manifest
  const { maxText, charactersPerLink, maxPictures, maxPictureBytes, maxVideos, maxVideoBytes, maxAlt } =
    limits
  const length = { ...given('max', maxText), ...given('charactersPerLink', charactersPerLink) }
  return {
    ...manifest,
    text: { ...text, ...length },
    ...(followUps && { followUps: { ...followUps, ...length } }),
    media: {
      ...media,
      ...given('maxPictures', maxPictures),
      ...given('maxPictureBytes', maxPictureBytes),
      ...given('maxVideos', maxVideos),
      ...(media.video && { video: { ...media.video, ...given('maxBytes', maxVideoBytes) } }),
      ...(media.maxAlt !== undefined && given('maxAlt', maxAlt)),
    },
  }
}
