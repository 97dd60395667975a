import type { Readable } from 'node:stream'

/** Inclusive on both ends. */
export type ByteRange = { start: number; end: number }

export type StoredObject = { name: string; size: number; modifiedAt: Date }

/**
 * `low`: little space left; `full`: nothing can be written; `not writable`: the folder is read-only, broken or forbidden;
 * `refused`: the S3 store does not accept our requests.
 */
export type StorageState = 'ok' | 'low' | 'full' | 'not writable' | 'refused' | 'not answering'

/** How others read an object without signing in to us. */
type PublicUrlOptions = { expiresInSeconds: number; type: string }

/** File storage. Names are generated (letters, digits, - and _), never user input, and each is written once. */
export type Storage = {
  /** Visible only when every byte is safely written; a failure leaves nothing. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<{ size: number }>
  /** Null if missing. `size` is that of the whole object, the stream contains only the range. */
  get(name: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | null>
  /** Null if missing. */
  sizeOf(name: string): Promise<number | null>
  /** Does nothing if the object is missing. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<StoredObject>
  /** Adds bytes to a partial object at this place, creating it with the first ones; answers how many were written. */
  append(name: string, offset: number, content: AsyncIterable<Uint8Array>): Promise<number>
  /** 0 if there is no such partial object. */
  sizeOfPart(name: string): Promise<number>
  /** Makes a partial object of this size a whole one, safely written. Does nothing if it already is one. */
  complete(name: string, size: number): Promise<void>
  removePart(name: string): Promise<void>
  /** The path of an object while `work` runs, for programs that read files themselves; null if missing. */
  withFile<T>(name: string, work: (path: string | null) => Promise<T>): Promise<T>
  /** Removes partial objects of dead processes; those touched since then may still be growing. */
  removeUnfinished(untouchedSince: Date): Promise<void>
  check(): Promise<StorageState>
  /** A short-lived address of the store itself, if others reach it. */
  publicUrl?(name: string, options: PublicUrlOptions): string
}
