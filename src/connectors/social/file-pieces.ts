import { Readable } from 'node:stream'
import type { OutgoingFile } from './adapter.ts'

/** A file that is sent in pieces. It is read once, from the beginning; what comes before the first piece is skipped. */
export class FilePieces {
  readonly #file: OutgoingFile
  #chunks: AsyncIterator<Buffer> | null = null
  #rest: Buffer = Buffer.alloc(0)
  #at = 0

  constructor(file: OutgoingFile) {
    this.#file = file
  }

  async *#read(bytes: number): AsyncGenerator<Buffer> {
    this.#chunks ??= ((await this.#file.open()) as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    let left = bytes
    while (left > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next()
        if (next.done) throw new Error('The file ended before its size.')
        this.#rest = next.value
      }
      const piece = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(piece.length)
      this.#at += piece.length
      left -= piece.length
      yield piece
    }
  }

  async *#from(start: number, end: number): AsyncGenerator<Buffer> {
    if (start < this.#at) throw new Error('Pieces are read in order.')
    const skipped = this.#read(start - this.#at)
    while (!(await skipped.next()).done);
    yield* this.#read(end - start)
  }

  /** From `start` up to `end`, at or after the end of the piece before; can be opened once. */
  piece(start: number, end: number): OutgoingFile {
    const { name, type } = this.#file
    return {
      name,
      type,
      bytes: end - start,
      open: async () => Readable.from(this.#from(start, end), { objectMode: false }),
    }
  }
}
