import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack as startTar } from 'tar-stream'
import type { ArchivedEntry } from './manifest.ts'

export type ArchiveWriter = {
  add(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<ArchivedEntry>
  /** Resolves when every byte is on disk. */
  finish(): Promise<void>
  /** Closes the file and answers the first error. */
  abandon(error: unknown): Promise<unknown>
}

/** A compressed tar written as a stream: only the current chunk is in memory. */
export function writeArchive(path: string, mtime: Date, signal: AbortSignal): ArchiveWriter {
  const tar = startTar()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  let broken: { error: unknown } | null = null
  const flowing = pipeline(tar, createGzip(), file, { signal }).catch((error: unknown) => {
    broken = { error }
  })

  return {
    add: (name, size, content) => addEntry(tar, { name, size, mtime }, content),
    async finish() {
      tar.finalize()
      await flowing
      if (broken) throw broken.error
    },
    async abandon(error) {
      const first = broken?.error ?? error
      tar.destroy()
      await flowing
      return first
    },
  }
}

async function addEntry(
  tar: Pack,
  { name, size, mtime }: { name: string; size: number; mtime: Date },
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<ArchivedEntry> {
  const hash = createHash('sha256')
  const written = Promise.withResolvers<void>()
  const sink = tar.entry({ name, size, mtime, mode: 0o600 }, (error) =>
    error ? written.reject(error) : written.resolve(),
  )
  // The entry's callback reports every error; without a listener the same error would end the process.
  sink.on('error', () => undefined)
  written.promise.catch(() => undefined)
  for await (const chunk of content) {
    hash.update(chunk)
    if (!sink.write(chunk)) await Promise.race([once(sink, 'drain'), written.promise])
  }
  sink.end(null)
  await written.promise
  return { name, size, sha256: hash.digest('hex') }
}
