import type { PictureSize } from '#connectors/social/channel.ts'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { readStoredFile } from '#core/files/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { clip } from '#platform/clip.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { PostRow } from '../posts.repository.ts'

type Shown = Pick<PostRow, 'platform' | 'formats'>
export type Crop = PictureSize & { bytes: Buffer }

export const nameOfSize = ({ width, height }: PictureSize) => `${width}x${height}`

/** The size that the post shows; for a video, that of its cover. */
export const sizeFor = ({ platform, formats }: Shown): PictureSize =>
  mediumOf(platform, formats)?.size ?? manifestOf(platform).media.size

/** In the language of the person, otherwise in any; as long as the network takes. */
export function altFor(
  { alts }: Pick<MediaItem, 'alts'>,
  { platform }: Pick<PostRow, 'platform'>,
  locale?: Locale,
) {
  return clipAlt((locale && alts[locale]) || Object.values(alts).find(Boolean) || '', platform)
}

/** As long as the network takes. */
export function clipAlt(alt: string, platform: Platform): string {
  const { maxAlt } = manifestOf(platform).media
  return maxAlt === undefined ? alt : clip(alt, maxAlt)
}

/** The different sizes among the posts. */
export const sizesOf = (posts: readonly Shown[]): PictureSize[] => [
  ...new Map(posts.map(sizeFor).map((size) => [nameOfSize(size), size])).values(),
]

/** An image of the library in these sizes, in the same order. */
export async function cropImage(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  { url, focus }: Pick<MediaItem, 'url' | 'focus'>,
  sizes: readonly PictureSize[],
): Promise<Crop[]> {
  const read = async () => {
    const stored = await readStoredFile(deps, workspaceId, url)
    if (!stored) throw notFound()
    return { bytes: stored.bytes, focus, sizes }
  }
  const cropped = await runPictureTask('cropPicture', read, { workspaceId })
  return sizes.map((size, index) => ({ ...size, bytes: Buffer.from(cropped[index] ?? []) }))
}
