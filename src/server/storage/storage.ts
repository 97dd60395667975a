import type { Readable } from 'node:stream'

/** Bytes of an object, both ends included. */
export type ByteRange = { start: number; end: number }

export type StoredObject = { name: string; size: number; modifiedAt: Date }

/** Where files live. Names are ours (letters, digits, - and _), never a person's, and each is written once. */
export type Storage = {
  /** Visible under its name only when every byte is safely there; anything less leaves nothing. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<{ size: number }>
  /** Null when there is no such object. `size` is that of the whole object, the stream only the part that was asked for. */
  get(name: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | null>
  /** Content with nothing under that name. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<StoredObject>
  /** Forgets what a process that died left half-written; what was touched since that moment may still be growing. */
  removeUnfinished(untouchedSince: Date): Promise<void>
}
