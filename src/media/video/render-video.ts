import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FilmOrder } from './film.ts'
import type { WorkerNews } from './film.worker.ts'

export type { FilmOrder, FilmWords } from './film.ts'

const PREFIX = 'campaigner-video-'
const LEFT_OVER_MS = 3_600_000

export type Rendering = { signal?: AbortSignal; onProgress?: (percent: number) => void }

/**
 * Renders a film and hands its file to `use`; afterwards nothing of it is left on the disk. The drawing has a thread of its own,
 * so that the product goes on answering, and the encoder is a program of its own. Breaking off ends both.
 */
export async function withVideo<T>(
  order: FilmOrder,
  { signal, onProgress }: Rendering,
  use: (file: string) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  await removeLeftOvers()
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    const file = join(folder, 'video.mp4')
    await render(order, file, signal, onProgress)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function render(
  order: FilmOrder,
  file: string,
  signal: AbortSignal | undefined,
  onProgress: Rendering['onProgress'],
): Promise<void> {
  const worker = new Worker(new URL('./film.worker.ts', import.meta.url), { workerData: { order, file } })
  const stop = () => worker.postMessage('stop')
  signal?.addEventListener('abort', stop)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isDone = false
  worker.on('message', (news: WorkerNews) => {
    if (news.kind === 'progress') onProgress?.(news.percent)
    else isDone = true
  })
  worker.on('error', reject)
  worker.on('exit', () => (isDone ? resolve() : reject(new Error('The video was not finished.'))))
  try {
    await promise
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** A process that was killed in the middle leaves its folder behind; a film never takes an hour. */
async function removeLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(tmpdir(), name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    // The files lie on this machine, so it is its own clock that counts.
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(path, { recursive: true, force: true })
  }
}
