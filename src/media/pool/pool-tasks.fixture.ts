import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#platform/errors.ts'
import { serveTasks, type TaskContext } from './serve-tasks.ts'

/** A worker whose tasks a test can block, release and break. */
serveTasks({
  echo: (value: unknown) => value,
  pid: () => process.pid,
  environment: () => Object.keys(process.env),
  /** Works until the file exists. */
  async hold(file: string) {
    while (!existsSync(file)) await wait(5)
    return 'let go'
  },
  async untilStopped(_input: unknown, { signal, onProgress }: TaskContext) {
    onProgress(1)
    while (!signal.aborted) await wait(5)
    throw new Error('stopped')
  },
  die: () => process.kill(process.pid, 'SIGKILL'),
  refuse() {
    throw new AppError('picture_unreadable')
  },
  fail() {
    throw new Error('no colors left')
  },
  grow: (bytes: number) => Buffer.alloc(bytes, 1).length,
})
