import { type AcceptedType, acceptedTypes } from '../files.contract.ts'

/** This many first bytes determine the type. */
export const HEAD_BYTES = 4100

// The library skips byte order marks and ID3 tags; a file that starts with one could pass as two types.
const beginnings: Record<AcceptedType, { at: number; bytes: Buffer }> = {
  'image/png': { at: 0, bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
  'image/jpeg': { at: 0, bytes: Buffer.from('ffd8ff', 'hex') },
  'image/webp': { at: 0, bytes: Buffer.from('RIFF') },
  'image/heic': { at: 4, bytes: Buffer.from('ftyp') },
  'application/pdf': { at: 0, bytes: Buffer.from('%PDF-') },
}

/** The general container of HEIC; what is inside is known once it is decoded. */
const HEIF = 'image/heif'

const isAccepted = (type: string | undefined): type is AcceptedType =>
  type !== undefined && Object.hasOwn(acceptedTypes, type)

/** The type by content, or null if it is not accepted; names and declared types are ignored. */
export async function detectType(head: Buffer): Promise<AcceptedType | null> {
  if (!Object.values(beginnings).some(({ at, bytes }) => head.subarray(at, at + bytes.length).equals(bytes)))
    return null
  const { fileTypeFromBuffer } = await import('file-type')
  const found = (await fileTypeFromBuffer(head))?.mime
  if (found === HEIF) return 'image/heic'
  return isAccepted(found) ? found : null
}
