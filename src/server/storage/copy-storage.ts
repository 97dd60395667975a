import { createHash } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import type { Storage, StoredObject } from './storage.ts'

export type CopyProgress = { copied: number; skipped: number; bytes: number }

type CopyInput = {
  source: Storage
  target: Storage
  signal: AbortSignal
  onProgress?: (progress: CopyProgress) => void
}

/** Several at a time, because a distant store answers slowly. */
const AT_ONCE = 4

/**
 * Copies all objects that the target does not have yet; the source stays as it is. Each copy is read back and compared.
 * Objects are written once and visible only when complete, so one of the same size is the same one.
 */
export async function copyStorage({ source, target, signal, onProgress }: CopyInput): Promise<CopyProgress> {
  const progress = { copied: 0, skipped: 0, bytes: 0 }
  const objects = source.list()[Symbol.asyncIterator]()
  const failed = new AbortController()
  const stop = AbortSignal.any([signal, failed.signal])
  const copyNext = async () => {
    for (let next = await objects.next(); !next.done; next = await objects.next()) {
      stop.throwIfAborted()
      const bytes = await copyObject(source, target, next.value, stop)
      if (bytes === null) progress.skipped += 1
      else progress.copied += 1
      progress.bytes += bytes ?? 0
      onProgress?.({ ...progress })
    }
  }
  const workers = Array.from({ length: AT_ONCE }, () =>
    copyNext().catch((error: unknown) => {
      failed.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(workers)
  await objects.return?.()
  stop.throwIfAborted()
  return progress
}

/** Null if there is nothing to copy: the target has it, or it was removed meanwhile. */
async function copyObject(
  source: Storage,
  target: Storage,
  { name, size }: StoredObject,
  signal: AbortSignal,
): Promise<number | null> {
  if ((await target.sizeOf(name)) === size) return null
  const object = await source.get(name)
  if (!object) return null
  const sent = createHash('sha256')
  async function* watched(stream: AsyncIterable<Uint8Array>) {
    for await (const chunk of stream) {
      signal.throwIfAborted()
      sent.update(chunk)
      yield chunk
    }
  }
  await target.put(name, watched(object.stream))
  const digest = sent.digest('hex')
  if ((await digestOf(target, name, signal)) === digest) return object.size
  await target.remove(name)
  throw new Refusal(`The copy of ${name} differs from the original and was removed. Run the command again.`)
}

async function digestOf(storage: Storage, name: string, signal: AbortSignal): Promise<string | null> {
  const object = await storage.get(name)
  if (!object) return null
  const hash = createHash('sha256')
  for await (const chunk of object.stream as AsyncIterable<Buffer>) {
    signal.throwIfAborted()
    hash.update(chunk)
  }
  return hash.digest('hex')
}
