import { type AcceptedType, type PictureType, pictureTypes } from '../files.contract.ts'

/** This many first bytes determine the type. */
export const HEAD_BYTES = 4100

// The library skips byte order marks and ID3 tags; a file that starts with one could pass as two types.
const beginnings: readonly { at: number; bytes: Buffer }[] = [
  { at: 0, bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
  { at: 0, bytes: Buffer.from('ffd8ff', 'hex') },
  { at: 0, bytes: Buffer.from('RIFF') },
  { at: 0, bytes: Buffer.from('GIF8') },
  { at: 0, bytes: Buffer.from('%PDF-') },
  // WebM.
  { at: 0, bytes: Buffer.from('1a45dfa3', 'hex') },
  // HEIC, MP4 and MOV; the others begin films of older cameras.
  ...['ftyp', 'moov', 'mdat', 'wide'].map((box) => ({ at: 4, bytes: Buffer.from(box) })),
]

/** Other names of the same containers. What is inside is known once it is decoded. */
const sameAs: Record<string, AcceptedType> = {
  'image/heif': 'image/heic',
  'video/x-m4v': 'video/mp4',
  'video/3gpp': 'video/mp4',
}

/** The type by content, or null if it is not one of these; names and declared types are ignored. */
export async function detectType<T extends AcceptedType>(
  head: Buffer,
  types: readonly T[],
): Promise<T | null> {
  if (!beginnings.some(({ at, bytes }) => head.subarray(at, at + bytes.length).equals(bytes))) return null
  const { fileTypeFromBuffer } = await import('file-type')
  const found = (await fileTypeFromBuffer(head))?.mime ?? ''
  return types.find((type) => type === (sameAs[found] ?? found)) ?? null
}

/** Null if it is no picture that we take. */
export const detectPictureType = (bytes: Buffer): Promise<PictureType | null> =>
  detectType(bytes.subarray(0, HEAD_BYTES), pictureTypes)
