import { availableParallelism } from 'node:os'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { FilmTask } from '../video/render-film.ts'
import type { Tasks } from './tasks.ts'
import { openPool } from './worker-pool.ts'

const module = new URL('./media.worker.ts', import.meta.url)
const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * About half of the processors: the rest is for requests, passwords and the database. One workspace leaves a slot to
 * the others.
 */
const PLACES = Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2)))
const pictures = openPool({
  module,
  places: PLACES,
  placesOfOne: PLACES - 1,
  priority: 5,
  deadlineMs: 30 * SECOND,
  patienceMs: MINUTE,
  idleMs: 30 * SECOND,
  waiting: { perOwner: 32, all: 256 },
})
/** Videos have their own worker, otherwise a picture would wait for half a minute behind one. */
const films = openPool({
  module,
  places: 1,
  placesOfOne: 1,
  priority: 10,
  deadlineMs: 10 * MINUTE,
  patienceMs: 10 * MINUTE,
  idleMs: 30 * SECOND,
  waiting: { perOwner: 8, all: 64 },
})

/** The owner of a task, and how to abort it. */
export type MediaTurn = { workspaceId: WorkspaceId; signal?: AbortSignal | undefined }

type PictureTask = Exclude<keyof Tasks, 'renderFilm'>
type InputOf<K extends keyof Tasks> = Parameters<Tasks[K]>[0]

/** Runs a task in a worker process. An input given as a function is read when its turn comes. */
export const runPictureTask = <K extends PictureTask>(
  task: K,
  input: InputOf<K> | (() => Promise<InputOf<K>>),
  { workspaceId, signal }: MediaTurn,
) =>
  pictures.run(task, async () => (typeof input === 'function' ? input() : input), {
    owner: workspaceId,
    signal,
  }) as Promise<Awaited<ReturnType<Tasks[K]>>>

export type FilmTurn = MediaTurn & { onProgress?: ((percent: number) => void) | undefined }

export async function runFilmTask(
  task: FilmTask,
  { workspaceId, signal, onProgress }: FilmTurn,
): Promise<void> {
  await films.run('renderFilm', async () => task, { owner: workspaceId, signal, onProgress })
}
