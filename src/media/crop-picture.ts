import sharp from 'sharp'
import { cropRectangle } from '#platform/crop-rectangle.ts'
import { openUpload, orRefuse } from './read-upload.ts'
import { THUMBNAIL_SIDE } from './thumbnail-side.ts'

type Size = { width: number; height: number }
type Focus = { x: number; y: number }

const QUALITY = 90
const PREVIEW_SIDE = 64
const FOCUS_SIDE = 256

/** JPEGs in exactly these sizes, each cut around the focus point. The picture is decoded once. */
export async function cropPicture({
  bytes,
  focus,
  sizes,
}: {
  bytes: Uint8Array
  focus: Focus
  sizes: readonly Size[]
}): Promise<Buffer[]> {
  const { data, info } = await orRefuse(() =>
    // JPEG has no transparency: a cut-out product stands on white, as on the networks.
    openUpload(bytes)
      .autoOrient()
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const cropped: Buffer[] = []
  for (const size of sizes)
    cropped.push(
      await sharp(data, { raw: { width, height, channels } })
        .extract(cropRectangle(info, size, focus))
        .resize({ ...size, fit: 'fill' })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    )
  return cropped
}

/** Where people look first, as far as colors, edges and skin tell. */
export async function findFocus(bytes: Uint8Array): Promise<Focus> {
  // In two steps: with a JPEG that is reduced while it is decoded, the point comes back on another scale.
  const { data, info } = await orRefuse(() =>
    openUpload(bytes)
      .autoOrient()
      .resize({ width: FOCUS_SIDE, height: FOCUS_SIDE, fit: 'inside' })
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  // Half the height: only a cut asks for the point.
  const half = { width, height: Math.max(1, Math.floor(height / 2)) }
  const cut = await sharp(data, { raw: { width, height, channels } })
    .resize({ ...half, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { attentionX = 0, attentionY = 0 } = cut.info
  // Nothing stands out, for example in a single color.
  if (attentionX === 0 && attentionY === 0) return { x: 0.5, y: 0.5 }
  return { x: share(attentionX, width), y: share(attentionY, height) }
}

/** Rounded to hundredths. */
const share = (at: number, side: number) => Math.round(Math.min(Math.max(at / side, 0), 1) * 100) / 100

export const drawThumbnail = (bytes: Uint8Array): Promise<Buffer> =>
  orRefuse(() =>
    openUpload(bytes)
      .autoOrient()
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  )

/** A data URL of about 1 kB: sharp in a chip of the calendar, blurred as long as a card loads its thumbnail. */
export async function drawPreview(bytes: Uint8Array): Promise<string> {
  const webp = await orRefuse(() =>
    openUpload(bytes)
      .autoOrient()
      .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 40 })
      .toBuffer(),
  )
  return `data:image/webp;base64,${webp.toString('base64')}`
}
