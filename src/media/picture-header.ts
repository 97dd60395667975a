/** The first bytes, which contain the size of nearly every picture. */
export const HEADER_BYTES = 64 * 1024

export type PictureMeasures = { width: number; height: number }

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8', 'hex')
const PNG_HEADER_BYTES = 24

const startsWith = (head: Buffer, beginning: Buffer) => head.subarray(0, beginning.length).equals(beginning)

function sizeOfPng(head: Buffer): PictureMeasures | null {
  if (head.length < PNG_HEADER_BYTES || head.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

/** All frame types have the size at the same place; these three markers only look like frames. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function sizeOfJpeg(head: Buffer): PictureMeasures | null {
  for (let at = 2; at + 9 <= head.length && head[at] === 0xff; ) {
    const marker = head[at + 1] ?? 0
    if (isFrame(marker)) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    at += 2 + head.readUInt16BE(at + 2)
  }
  return null
}

/** EXIF may contain an orientation: then width and height may have to be swapped. */
const mayBeTurned = (head: Buffer) => head.includes('Exif') || head.includes('eXIf')

/**
 * The size of a picture from its first bytes, without waiting for a worker. Null if they do not contain it or are not
 * enough: then the picture has to be decoded.
 */
export function sizeInHeader(head: Buffer): PictureMeasures | null {
  if (mayBeTurned(head)) return null
  const size = startsWith(head, PNG) ? sizeOfPng(head) : startsWith(head, JPEG) ? sizeOfJpeg(head) : null
  return size && size.width > 0 && size.height > 0 ? size : null
}
