import { createReadStream } from 'node:fs'
import type { PictureSize } from '#connectors/social/channel.ts'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { keepFile, readStoredFile } from '#core/files/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import type { SceneWords } from '#media/scene/scene.ts'
import type { TemplateDesign } from '#media/scene/templates/design.ts'
import { withVideo } from '#media/video/render-video.ts'
import { videoStyleOf } from '#media/video/style-of-brand.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { altFor, clipAlt, cropImage, nameOfSize } from './crop-image.ts'
import type { PlannedDesign } from './plan-design.ts'
import { findVideo } from './post-media.repository.ts'

const CLIP_SECONDS = 5
const upright: PictureSize = { width: 720, height: 1280 }
const lying: PictureSize = { width: 1280, height: 720 }

export type MadeMedia = PictureSize & {
  kind: 'picture' | 'video'
  url: string
  alt: string
  itemId?: string | undefined
  design?: TemplateDesign
}

export type MediaOrder = {
  workspaceId: WorkspaceId
  campaignId: string
  platform: Platform
  /** Formats chosen in the creator; empty for the platform's default. */
  formats: readonly string[]
  design: PlannedDesign
  look: BrandLook
  /** The pictures of this run: posts of the same size share one. */
  drawn: Map<string, Promise<string>>
}

type Making = Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>

/** A video or picture for a post; null if it takes neither. */
export async function makePostMedia(deps: Making, order: MediaOrder): Promise<MadeMedia | null> {
  const medium = mediumOf(order.platform, order.formats)
  if (!medium) return null
  return medium.kind === 'video' ? makeClip(deps, order, medium.size) : makePicture(deps, order, medium.size)
}

const refusesBranding = (platform: Platform): boolean => manifestOf(platform).media.refusesBranding === true

/** Platforms whose clips this one can share. */
const platformsLike = (platform: Platform): Platform[] =>
  allPlatforms.filter((each) => refusesBranding(each) === refusesBranding(platform))

/** Some networks refuse a logo or a name that a program has put on an image or video. */
const lookFor = ({ platform, look }: MediaOrder): BrandLook =>
  refusesBranding(platform) ? { ...look, name: '', logo: null } : look

/** The text on a drawn picture or clip. */
const altOf = ({ headline, line }: SceneWords) => [headline, line].filter(Boolean).join('. ')

async function makePicture(deps: Making, order: MediaOrder, size: PictureSize): Promise<MadeMedia> {
  const { platform, design, drawn } = order
  const { photo, template, words } = design
  if (photo && design.hasOwnPhoto) return cutPhoto(deps, order, photo, size)
  const name = `${nameOfSize(size)}${refusesBranding(platform) ? ' unbranded' : ''}`
  const drawing = drawn.get(name) ?? drawDesign(deps, order, size)
  drawn.set(name, drawing)
  const shown = photo ? altFor(photo, { platform }) : ''
  return {
    ...size,
    kind: 'picture',
    url: await drawing,
    alt: clipAlt([altOf(words), shown].filter(Boolean).join('. '), platform),
    itemId: photo?.id,
    design: { template, words },
  }
}

async function cutPhoto(
  deps: Making,
  { workspaceId, platform }: MediaOrder,
  photo: MediaItem,
  size: PictureSize,
): Promise<MadeMedia> {
  const [crop] = await cropImage(deps, workspaceId, photo, [size])
  if (!crop) throw new Error('The photo was not cut.')
  const url = await keepFile(deps, workspaceId, 'image/jpeg', crop.bytes, size)
  return { ...size, kind: 'picture', url, alt: altFor(photo, { platform }), itemId: photo.id }
}

/** Draws the design of the campaign in a size and stores it. */
async function drawDesign(deps: Making, order: MediaOrder, size: PictureSize): Promise<string> {
  const { workspaceId, design } = order
  const { template, words, photo } = design
  const { name, logo, ...rest } = lookFor(order)
  const readOrder = async () => {
    const stored = photo && (await readStoredFile(deps, workspaceId, photo.url))
    return {
      template,
      input: {
        size,
        words,
        name,
        look: rest,
        photo: stored && photo ? { url: photo.url, focus: photo.focus } : null,
      },
      logo,
      photo: stored?.bytes ?? null,
      format: 'jpeg' as const,
    }
  }
  const bytes = Buffer.from(await runPictureTask('drawTemplate', readOrder, { workspaceId }))
  return keepFile(deps, workspaceId, 'image/jpeg', bytes, size)
}

/** Platforms with the same video shape share a clip, because rendering is slow. */
async function makeClip(deps: Making, order: MediaOrder, wanted: PictureSize): Promise<MadeMedia> {
  const { workspaceId, campaignId, platform, design } = order
  const { words } = design
  const look = lookFor(order)
  const size = wanted.height > wanted.width ? upright : lying
  const url =
    (await findVideo(deps.db, workspaceId, campaignId, size, platformsLike(platform))) ??
    (await withVideo(
      {
        style: videoStyleOf(look.style),
        seconds: CLIP_SECONDS,
        size,
        scenes: [{ text: words.headline }, { text: words.line }],
        call: words.call,
        look,
      },
      { workspaceId, clock: deps.clock },
      (file) => keepFile(deps, workspaceId, 'video/mp4', createReadStream(file), size),
    ))
  return { ...size, kind: 'video', url, alt: altOf(words) }
}
