import type { Metadata } from 'sharp'
import { openUpload, orRefuse } from './read-upload.ts'

/** Uploaded pictures are reduced to this: no platform shows more. */
export const LONGEST_SIDE = 2048

/** Place and camera are private, and a rotated photo is turned upright. */
const isPlain = ({ exif, xmp, iptc, orientation = 1 }: Metadata) =>
  !exif && !xmp && !iptc && orientation === 1

/**
 * A picture as it is stored: upright, no larger than any platform shows, without camera metadata. Null if it already
 * is, and then it is stored byte for byte. Refuses pictures that cannot be fully decoded.
 */
export async function fitPicture({
  bytes,
  type,
}: {
  bytes: Uint8Array
  type: string
}): Promise<Buffer | null> {
  const found = await orRefuse(() => openUpload(bytes).metadata())
  if (isPlain(found) && Math.max(found.width, found.height) <= LONGEST_SIDE) {
    await orRefuse(() => openUpload(bytes).resize(1, 1).raw().toBuffer())
    return null
  }
  const small = openUpload(bytes)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  const encoded = type === 'image/jpeg' ? small.jpeg({ quality: 92 }) : small.png({ compressionLevel: 6 })
  return orRefuse(() => encoded.toBuffer())
}

/** Full chroma resolution, otherwise the edges of colored letters fray. */
export const toJpeg = (bytes: Uint8Array): Promise<Buffer> =>
  openUpload(bytes).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
