import { createCipheriv } from 'node:crypto'
import { Readable } from 'node:stream'
import { partOfFile } from '../http/part-of-file.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

export const BLOCK_BYTES = 16
/** At most 32 MB each and 35 of them. A multiple of the cipher's block, so that only the last part is padded. */
export const PART_BYTES = 16_000_000

/** `iv`: of the file, or the last block of the part before: so parts make up one file that was encrypted as a whole. */
type PartKey = { key: Buffer; iv: Buffer }

export const partsOfFile = (bytes: number) => Math.floor(bytes / PART_BYTES) + 1

/** The size of a part: the last one is filled up to a whole block, by a block of its own if it is full. */
const encryptedBytes = (bytes: number, isLast: boolean) =>
  isLast ? bytes + BLOCK_BYTES - (bytes % BLOCK_BYTES) : bytes

/** A part of a file, counted from 0, encrypted with AES-256-CBC while it is sent. `lastBlock`: known once it was sent. */
export function encryptPart(file: OutgoingFile, index: number, { key, iv }: PartKey) {
  const start = index * PART_BYTES
  const isLast = index === partsOfFile(file.bytes) - 1
  const bytes = Math.min(file.bytes - start, PART_BYTES)
  let tail: Buffer = Buffer.alloc(0)

  async function* encrypted(): AsyncGenerator<Buffer> {
    const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(isLast)
    const keepTail = (chunk: Buffer) => {
      tail = Buffer.concat([tail, chunk]).subarray(-BLOCK_BYTES)
      return chunk
    }
    tail = Buffer.alloc(0)
    // An empty range cannot be read: a last part may be nothing but padding.
    if (bytes > 0)
      for await (const chunk of await partOfFile(file, { start, end: start + bytes - 1 }).open())
        yield keepTail(cipher.update(chunk as Buffer))
    yield keepTail(cipher.final())
  }

  const part: OutgoingFile = {
    name: `${file.name}.part${index + 1}`,
    type: 'application/octet-stream',
    bytes: encryptedBytes(bytes, isLast),
    open: async () => Readable.from(encrypted(), { objectMode: false }),
  }
  return { part, isLast, lastBlock: () => tail }
}
