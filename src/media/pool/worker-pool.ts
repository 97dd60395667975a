import { AppError } from '#platform/errors.ts'
import { FairQueue } from './fair-queue.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export type PoolOptions = {
  /** What the workers run; it calls `serveTasks`. */
  module: URL
  /** How many work at the same time, and for one owner. */
  places: number
  placesOfOne: number
  /** Of the processor, as `os.setPriority` has it: from 19, the least, to 0, like the product itself. */
  priority: number
  /** How long one task may take. */
  deadlineMs: number
  /** How long it may wait for its turn. */
  patienceMs: number
  /** How long a worker stays when there is nothing to do. */
  idleMs: number
  /** How much may wait, of one owner and in all. */
  waiting: { perOwner: number; all: number }
}

export type Turn = {
  /** Owners are served in turn. */
  owner: string
  /** Gives up: at once while it waits, and as soon as the task notices while it runs. */
  signal?: AbortSignal | undefined
  onProgress?: ((percent: number) => void) | undefined
}

export type Pool = {
  /** The input is read when the turn has come, so that what waits holds no pictures in memory. */
  run(task: string, read: () => Promise<unknown>, turn: Turn): Promise<unknown>
}

type Entry = {
  owner: string
  begin: (worker: WorkerProcess) => Promise<void>
}

type Place = { worker: WorkerProcess | undefined; servesOwner: string | undefined; idle?: NodeJS.Timeout }

const busy = () => new AppError('unavailable', { retryAfterSeconds: 5 })

/** The gate to a few worker processes: a bounded queue with a fair turn for each owner. Workers start with the first task. */
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
      beReady()
    }
  }

  function workerOf(place: Place): WorkerProcess {
    if (place.worker?.isUsable()) return place.worker
    place.worker?.retire()
    place.worker = startWorkerProcess(options.module, options.priority)
    return place.worker
  }

  /** Keeps a spare worker running while another is busy, so that the next task does not wait for a process to start. */
  function beReady(): void {
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
