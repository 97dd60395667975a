import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '#platform/errors.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** A worker that has grown to this is replaced: native memory is only freed with the process. */
const LARGE_BYTES = 400 * 1024 * 1024
const HEAP_MB = 256

/** Only what a program needs to run: a process that decodes uploads must not have the installation's secrets. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG']

const workerEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  ...(getCompileCacheDir() && { NODE_COMPILE_CACHE: getCompileCacheDir() }),
  UV_THREADPOOL_SIZE: '2',
  // Fewer malloc arenas free more memory; broken pictures are reported to the uploader, not to the log.
  MALLOC_ARENA_MAX: '2',
  VIPS_WARNING: '0',
})

const failed = (why: string) =>
  new AppError('picture_failed', { retryAfterSeconds: 5, cause: new Error(`The worker process ${why}.`) })

export type WorkerProcess = {
  readonly pid: number | undefined
  /** One task at a time. */
  work(task: string, input: unknown, onProgress?: (percent: number) => void): Promise<unknown>
  /** Asks the task to end early; it still returns a result. */
  stop(): void
  kill(why: string): void
  /** Ends it once it is idle. */
  retire(): void
  isUsable(): boolean
}

/** A separate process: its memory, threads and crashes do not affect the app. */
export function startWorkerProcess(module: URL, priority: number): WorkerProcess {
  const child = fork(fileURLToPath(module), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: workerEnv(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) yieldTo(child.pid, priority)
  let [isGone, isLarge, killedFor] = [false, false, '']
  let current: { settle: (news: FromWorker) => void; fail: (error: Error) => void } | undefined
  const end = (why: string) => {
    isGone = true
    current?.fail(failed(killedFor || why))
  }
  child.on('message', (news: FromWorker) => current?.settle(news))
  child.on('error', (error) => end(`could not be reached: ${error.message}`))
  child.on('exit', (code, signal) => end(`ended with ${signal ?? code}`))
  rest(child)

  return {
    pid: child.pid,
    async work(task, input, onProgress) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      current = {
        fail: reject,
        settle: (news) => {
          if (news.kind === 'progress') return onProgress?.(news.percent)
          isLarge = news.memory > LARGE_BYTES
          if (news.kind === 'done') resolve(news.value)
          else reject(news.code ? new AppError(news.code) : new Error(news.reason))
        },
      }
      hold(child)
      if (isGone) reject(failed('is gone'))
      else
        child.send({ kind: 'work', task, input } satisfies ToWorker, (error) => {
          if (error) reject(failed(`took no work: ${error.message}`))
        })
      try {
        return await promise
      } finally {
        current = undefined
        rest(child)
      }
    },
    stop() {
      if (child.connected) child.send({ kind: 'stop' } satisfies ToWorker, () => undefined)
    },
    kill(why) {
      killedFor = why
      isGone = true
      child.kill('SIGKILL')
    },
    retire() {
      isGone = true
      if (child.connected) child.disconnect()
    },
    isUsable: () => !isGone && !isLarge,
  }
}

function yieldTo(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
  } catch {
    // Not every system allows it; then all processes have equal priority.
  }
}

/** An idle worker does not keep the app running; a busy one does. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}
