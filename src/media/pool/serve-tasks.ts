import { AppError } from '#platform/errors.ts'
import type { FromWorker, ToWorker } from './messages.ts'

export type TaskContext = { signal: AbortSignal; onProgress: (percent: number) => void }
export type Task = (input: never, context: TaskContext) => unknown

/** Makes this process a worker of a pool: one task at a time, ending with its parent. */
export function serveTasks(tasks: Record<string, Task>): void {
  let current: AbortController | undefined
  const send = (news: FromWorker) => process.send?.(news)

  async function work(name: string, input: unknown): Promise<void> {
    current = new AbortController()
    const task = tasks[name] as ((input: unknown, context: TaskContext) => unknown) | undefined
    try {
      if (!task) throw new Error(`There is no task ${name}.`)
      const onProgress = (percent: number) => send({ kind: 'progress', percent })
      const value = await task(input, { signal: current.signal, onProgress })
      send({ kind: 'done', value, memory: process.memoryUsage.rss() })
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      const reason = error instanceof Error ? error.message : String(error)
      send({ kind: 'failed', code, reason, memory: process.memoryUsage.rss() })
    }
  }

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') current?.abort()
    else void work(message.task, message.input)
  })
  // The channel also closes if the app is killed, so that no worker outlives it.
  process.on('disconnect', () => process.exit())
}
