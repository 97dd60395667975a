import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FilmTurn, runFilmTask } from '../pool/media-pool.ts'
import type { FilmOrder } from './film.ts'

export type { FilmOrder } from './film.ts'

const PREFIX = 'campaigner-video-'
const LEFT_OVER_MS = 3_600_000

/**
 * Renders a video and passes its file to `use`; afterwards the file is deleted. Drawing and encoding run in separate
 * processes, so that the app stays responsive. Aborting ends both.
 */
export async function withVideo<T>(
  order: FilmOrder,
  turn: FilmTurn,
  use: (file: string) => Promise<T>,
): Promise<T> {
  turn.signal?.throwIfAborted()
  await removeLeftOvers()
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    const file = join(folder, 'video.mp4')
    await runFilmTask({ order, file }, turn)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A killed process leaves its folder; rendering never takes an hour. */
async function removeLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(tmpdir(), name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    // The files are on this machine, so its own clock counts.
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(path, { recursive: true, force: true })
  }
}
