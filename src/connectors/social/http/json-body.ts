import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { OutgoingFile } from '../outgoing-file.ts'

/** A file that stands in a JSON body, as base64. */
export class Base64File {
  readonly file: OutgoingFile
  constructor(file: OutgoingFile) {
    this.file = file
  }
}

const TRIPLE = 3

/** Base64 takes three bytes at a time; what is left over waits for the next chunk. */
async function* inBase64(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const whole = all.length - (all.length % TRIPLE)
    yield Buffer.from(all.toString('base64', 0, whole))
    rest = all.subarray(whole)
  }
  yield Buffer.from(rest.toString('base64'))
}

const base64Length = (bytes: number) => 4 * Math.ceil(bytes / TRIPLE)

/** JSON in which files are streamed: its size is known before, and no file is held in memory. */
export function jsonBody(value: unknown): { content: Readable | string; bytes: number } {
  const mark = randomUUID()
  const files: OutgoingFile[] = []
  const text = JSON.stringify(value, (_key, each) => {
    if (!(each instanceof Base64File)) return each
    files.push(each.file)
    return mark
  })
  if (files.length === 0) return { content: text, bytes: Buffer.byteLength(text) }
  const pieces = text.split(mark).map((piece) => Buffer.from(piece))
  async function* write(): AsyncGenerator<Buffer> {
    for (const [index, piece] of pieces.entries()) {
      yield piece
      const file = files[index]
      if (file) yield* inBase64(await file.open())
    }
  }
  const bytes =
    pieces.reduce((sum, { length }) => sum + length, 0) +
    files.reduce((sum, file) => sum + base64Length(file.bytes), 0)
  return { content: Readable.from(write(), { objectMode: false }), bytes }
}
