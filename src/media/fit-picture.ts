import type { Metadata, Sharp } from 'sharp'
import { drawPreview } from './crop-picture.ts'
import { decodeHeic } from './decode-heic.ts'
import { hasOnlyPixels } from './only-pixels.ts'
import { openUpload, orRefuse } from './read-upload.ts'

/** Uploaded pictures are reduced to this: no platform shows more. */
export const LONGEST_SIDE = 2048

type Upload = {
  bytes: Uint8Array
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/heic' | 'image/gif'
}

export type FittedPicture = {
  contentType: 'image/png' | 'image/jpeg'
  width: number
  height: number
  preview: string
  /** Null if the upload is stored byte for byte. */
  bytes: Buffer | null
}

/** Place and camera are private, and a rotated photo is turned upright. */
const isPlain = ({ exif, xmp, iptc, orientation = 1 }: Metadata) =>
  !exif && !xmp && !iptc && orientation === 1

async function encode(picture: Sharp, isJpeg: boolean): Promise<FittedPicture> {
  const small = picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  const encoded = isJpeg ? small.jpeg({ quality: 92 }) : small.png({ compressionLevel: 6 })
  const { data, info } = await orRefuse(() => encoded.toBuffer({ resolveWithObject: true }))
  const contentType = isJpeg ? 'image/jpeg' : 'image/png'
  const { width, height } = info
  return { contentType, width, height, preview: await drawPreview(data), bytes: data }
}

/**
 * A picture as it is stored: upright, no larger than any platform shows, without camera metadata, as PNG or JPEG.
 * Refuses pictures that cannot be fully decoded.
 */
export async function fitPicture({ bytes, type }: Upload): Promise<FittedPicture> {
  if (type === 'image/heic') return encode(await decodeHeic(bytes), true)
  const found = await orRefuse(() => openUpload(bytes).metadata())
  const { width, height } = found
  const isConverted = type === 'image/webp' || type === 'image/gif'
  const isSmall = Math.max(width, height) <= LONGEST_SIDE
  if (!isConverted && isSmall && isPlain(found) && hasOnlyPixels(bytes, type)) {
    return { contentType: type, width, height, preview: await drawPreview(bytes), bytes: null }
  }
  return encode(openUpload(bytes), type === 'image/jpeg' || (type === 'image/webp' && !found.hasAlpha))
}

/** An animated GIF is a film, and becomes one. */
export async function measureGif(bytes: Uint8Array): Promise<{ isAnimated: boolean }> {
  const { pages = 1 } = await orRefuse(() => openUpload(bytes).metadata())
  return { isAnimated: pages > 1 }
}

/** Full chroma resolution, otherwise the edges of colored letters fray. */
export const toJpeg = (bytes: Uint8Array): Promise<Buffer> =>
  openUpload(bytes).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()

const SMALLER_SIDES = [LONGEST_SIDE, 1600, 1200, 900, 640]
const LOWER_QUALITIES = [90, 80, 68]

/** A JPEG of at most this many bytes, as large and as good as fits; null if even the smallest does not. */
export async function toJpegWithin({
  bytes,
  maxBytes,
}: {
  bytes: Uint8Array
  maxBytes: number
}): Promise<Buffer | null> {
  for (const side of SMALLER_SIDES)
    for (const quality of LOWER_QUALITIES) {
      const jpeg = await openUpload(bytes)
        .flatten({ background: '#ffffff' })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality })
        .toBuffer()
      if (jpeg.byteLength <= maxBytes) return jpeg
    }
  return null
}
