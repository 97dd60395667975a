import { createReadStream } from 'node:fs'
import type { PictureSize } from '#connectors/social/channel.ts'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { keepFile } from '#core/files/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { drawJpeg } from '#media/draw-picture.ts'
import { withVideo } from '#media/video/render-video.ts'
import { videoStyleOf } from '#media/video/style-of-brand.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { PictureWords } from '#writer/writer.ts'
import { altFor, cropImage } from './crop-image.ts'
import { findVideo } from './post-media.repository.ts'

const CLIP_SECONDS = 5
const upright: PictureSize = { width: 720, height: 1280 }
const lying: PictureSize = { width: 1280, height: 720 }

export type MadeMedia = PictureSize & {
  kind: 'picture' | 'video'
  url: string
  alt: string
  itemId?: string
}

export type MediaOrder = {
  workspaceId: WorkspaceId
  campaignId: string
  platform: Platform
  /** Formats chosen in the creator; empty for the platform's default. */
  formats: readonly string[]
  words: PictureWords
  look: BrandLook
  /** Pictures are cut from it instead of drawn. */
  image: MediaItem | null
}

type Making = Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>

/** A video or picture for a post; null if it takes neither. */
export async function makePostMedia(deps: Making, order: MediaOrder): Promise<MadeMedia | null> {
  const medium = mediumOf(order.platform, order.formats)
  if (!medium) return null
  if (medium.kind === 'video') return makeClip(deps, order, medium.size)
  return order.image ? cutImage(deps, order, order.image, medium.size) : makePicture(deps, order, medium.size)
}

/** The text on a drawn picture or clip. */
const altOf = ({ headline, line }: PictureWords) => [headline, line].filter(Boolean).join('. ')

async function cutImage(
  deps: Making,
  { workspaceId, platform }: MediaOrder,
  image: MediaItem,
  size: PictureSize,
): Promise<MadeMedia> {
  const [crop] = await cropImage(deps, workspaceId, image, [size])
  if (!crop) throw new Error('The image was not cut.')
  const url = await keepFile(deps, workspaceId, 'image/jpeg', crop.bytes, size)
  return { ...size, kind: 'picture', url, alt: altFor(image, { platform }), itemId: image.id }
}

async function makePicture(
  deps: Making,
  { workspaceId, campaignId, platform, words, look }: MediaOrder,
  size: PictureSize,
) {
  // Derived from constants, so that a resumed run draws the same picture.
  const seed = Number.parseInt(campaignId.slice(0, 6), 16) + allPlatforms.indexOf(platform)
  const drawn = await drawJpeg({ size, words, look, seed }, { workspaceId })
  const url = await keepFile(deps, workspaceId, 'image/jpeg', drawn, size)
  return { ...size, kind: 'picture', url, alt: altOf(words) } as const
}

/** Platforms with the same video shape share a clip, because rendering is slow. */
async function makeClip(deps: Making, order: MediaOrder, wanted: PictureSize): Promise<MadeMedia> {
  const { workspaceId, campaignId, words, look } = order
  const size = wanted.height > wanted.width ? upright : lying
  const url =
    (await findVideo(deps.db, workspaceId, campaignId, size)) ??
    (await withVideo(
      {
        style: videoStyleOf(look.style),
        seconds: CLIP_SECONDS,
        size,
        scenes: [{ text: words.headline }, { text: words.line ?? '' }],
        call: words.call ?? '',
        look,
      },
      { workspaceId, clock: deps.clock },
      (file) => keepFile(deps, workspaceId, 'video/mp4', createReadStream(file), size),
    ))
  return { ...size, kind: 'video', url, alt: altOf(words) }
}
