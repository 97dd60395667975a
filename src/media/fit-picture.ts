import type { Metadata } from 'sharp'
import { openUpload, orRefuse } from './read-upload.ts'

/** What uploaded pictures are reduced to: no platform shows more. */
export const LONGEST_SIDE = 2048

/** Where and with what it was taken is nobody's business, and a photo that lies on its side is turned. */
const isPlain = ({ exif, xmp, iptc, orientation = 1 }: Metadata) =>
  !exif && !xmp && !iptc && orientation === 1

/**
 * A picture as it is kept: upright, no larger than any platform shows, without what a camera wrote into it. Null when it is
 * so already, and then it is kept byte by byte. Refuses what cannot be decoded to the end, so that no preview has to.
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

/** At full colour resolution, or the edges of coloured letters fray. */
export const toJpeg = (bytes: Uint8Array): Promise<Buffer> =>
  openUpload(bytes).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
