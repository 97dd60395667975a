import { join } from 'node:path'
import type { Clock } from '#server/clock.ts'
import { withTemporaryFolder } from '#server/temporary-folder.ts'
import { type FilmTurn, runFilmTask } from '../pool/media-pool.ts'
import type { FilmOrder } from './film.ts'

export type { FilmOrder } from './film.ts'

/**
 * Renders a video and passes its file to `use`; afterwards the file is deleted. Drawing and encoding run in separate
 * processes, so that the app stays responsive. Aborting ends both.
 */
export async function withVideo<T>(
  order: FilmOrder,
  { clock, ...turn }: FilmTurn & { clock: Clock },
  use: (file: string) => Promise<T>,
): Promise<T> {
  turn.signal?.throwIfAborted()
  return withTemporaryFolder(clock, async (folder) => {
    const file = join(folder, 'video.mp4')
    await runFilmTask({ order, file }, turn)
    return use(file)
  })
}
