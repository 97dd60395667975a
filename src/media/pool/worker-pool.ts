import { AppError } from '#platform/errors.ts'
import { FairQueue } from './fair-queue.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export type PoolOptions = {
  /** The worker's module; it calls `serveTasks`. */
  module: URL
  /** Concurrent tasks, in total and per owner. */
  places: number
  placesOfOne: number
  /** As in `os.setPriority`: from 19 (lowest) to 0, like the app itself. */
  priority: number
  /** Time limit of a task. */
  deadlineMs: number
  /** Time limit in the queue. */
  patienceMs: number
  /** How long an idle worker is kept. */
  idleMs: number
  /** Queue limits, per owner and in total. */
  waiting: { perOwner: number; all: number }
}

type Turn = {
  /** Owners are served in turn. */
  owner: string
  /** Aborts: immediately while waiting, and as soon as the task notices while running. */
  signal?: AbortSignal | undefined
  onProgress?: ((percent: number) => void) | undefined
}

export type Pool = {
  /** The input is read when its turn comes, so that waiting tasks keep no pictures in memory. */
  run(task: string, read: () => Promise<unknown>, turn: Turn): Promise<unknown>
}

type Entry = {
  owner: string
  begin: (worker: WorkerProcess) => Promise<void>
}

type Place = { worker: WorkerProcess | undefined; servesOwner: string | undefined; idle?: NodeJS.Timeout }

const busy = () => new AppError('unavailable', { retryAfterSeconds: 5 })

/** A few worker processes behind a bounded, fair queue. Workers start with the first task. */
export function openPool(options: PoolOptions): Pool {
  const queue = new FairQueue<Entry>()
  const places = Array.from(
    { length: options.places },
    (): Place => ({ worker: undefined, servesOwner: undefined }),
  )
  const placesOf = (owner: string) => places.filter(({ servesOwner }) => servesOwner === owner).length

  function fill(): void {
    for (const place of places) {
      if (place.servesOwner !== undefined) continue
      const entry = queue.take(placesOf, options.placesOfOne)
      if (!entry) return
      place.servesOwner = entry.owner
      clearTimeout(place.idle)
      void entry.begin(workerOf(place)).finally(() => free(place))
      keepSpareWorker()
    }
  }

  function workerOf(place: Place): WorkerProcess {
    if (place.worker?.isUsable()) return place.worker
    place.worker?.retire()
    place.worker = startWorkerProcess(options.module, options.priority)
    return place.worker
  }

  /** Keeps a spare worker running while another is busy, so that the next task does not wait for a process to start. */
  function keepSpareWorker(): void {
    const free = places.filter(({ servesOwner }) => servesOwner === undefined)
    const next = free.find(({ worker }) => worker?.isUsable()) ?? free[0]
    if (!next) return
    workerOf(next)
    leaveLater(next)
  }

  function leaveLater(place: Place): void {
    clearTimeout(place.idle)
    const retire = () => {
      place.worker?.retire()
      place.worker = undefined
    }
    place.idle = setTimeout(retire, options.idleMs).unref()
  }

  function free(place: Place): void {
    place.servesOwner = undefined
    fill()
    if (place.servesOwner === undefined) leaveLater(place)
  }

  return {
    async run(task, read, { owner, signal, onProgress }) {
      signal?.throwIfAborted()
      if (queue.countOf(owner) >= options.waiting.perOwner)
        throw new AppError('rate_limited', { retryAfterSeconds: 5 })
      if (queue.size >= options.waiting.all) throw busy()
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      let working: WorkerProcess | undefined
      const entry: Entry = {
        owner,
        async begin(worker) {
          clearTimeout(patience)
          working = worker
          const late = Promise.withResolvers<never>()
          const deadline = setTimeout(() => {
            worker.kill(`took longer than ${options.deadlineMs} ms`)
            late.reject(busy())
          }, options.deadlineMs)
          try {
            const input = await Promise.race([read(), late.promise])
            resolve(await worker.work(task, input, onProgress))
          } catch (error) {
            reject(signal?.aborted ? signal.reason : error)
          } finally {
            clearTimeout(deadline)
          }
        },
      }
      const leave = (reason: unknown) => {
        if (queue.remove(owner, entry)) reject(reason)
        else working?.stop()
      }
      const onAbort = () => leave(signal?.reason)
      const patience = setTimeout(() => leave(busy()), options.patienceMs)
      signal?.addEventListener('abort', onAbort)
      queue.add(owner, entry)
      fill()
      try {
        return await promise
      } finally {
        clearTimeout(patience)
        signal?.removeEventListener('abort', onAbort)
      }
    },
  }
}
