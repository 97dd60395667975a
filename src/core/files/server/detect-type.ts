import { type AcceptedType, acceptedTypes } from '../files.contract.ts'

/** This many first bytes determine the type. */
export const HEAD_BYTES = 4100

// The library skips byte order marks and ID3 tags; a file that starts with one could pass as two types.
const beginnings: Record<AcceptedType, Buffer> = {
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'application/pdf': Buffer.from('%PDF-'),
}

const isAccepted = (type: string | undefined): type is AcceptedType =>
  type !== undefined && Object.hasOwn(acceptedTypes, type)

/** The type by content, or null if it is not accepted; names and declared types are ignored. */
export async function detectType(head: Buffer): Promise<AcceptedType | null> {
  if (!Object.values(beginnings).some((bytes) => head.subarray(0, bytes.length).equals(bytes))) return null
  const { fileTypeFromBuffer } = await import('file-type')
  const found = (await fileTypeFromBuffer(head))?.mime
  return isAccepted(found) ? found : null
}
