import type { Readable } from 'node:stream'
import type { ByteRange } from '#server/storage/storage.ts'

/** What a network accepts as a file. */
export type FileRule = {
  types: readonly string[]
  maxBytes: number
  /** Of a picture: the most that its width and height may add up to, and how often the longer may hold the shorter. */
  shape?: { maxSides: number; maxRatio: number }
}

/** A file as it leaves: already converted to what the network accepts. */
export type OutgoingFile = {
  name: string
  type: string
  bytes: number
  /** The whole file, or a part of it; can be opened again. */
  open(range?: ByteRange): Promise<Readable>
}

/** The file of an image or video in our storage. */
export type StoredMediaFile = OutgoingFile & {
  /**
   * Where a network that fetches media reads it, without our session, for an hour. Ask again with each attempt. Throws
   * `UnusableFile` if this installation cannot be reached from outside.
   */
  publicAddress(): Promise<string>
}

/** A file cannot be sent, however often it is tried. */
export class UnusableFile extends Error {
  readonly problem: 'file_too_big' | 'file_type' | 'file_shape' | 'file_missing' | 'no_public_address'
  readonly file: string
  constructor(problem: UnusableFile['problem'], file: string) {
    super(`${problem}: ${file}`)
    this.name = 'UnusableFile'
    this.problem = problem
    this.file = file
  }
}
