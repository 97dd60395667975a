import type { ErrorCode } from '#platform/errors.ts'

/** Messages to a worker process. */
export type ToWorker = { kind: 'work'; task: string; input: unknown } | { kind: 'stop' }

/** Messages from a worker process: progress, then exactly one of the others. */
export type FromWorker =
  | { kind: 'progress'; percent: number }
  | { kind: 'done'; value: unknown; memory: number }
  | { kind: 'failed'; code: ErrorCode | null; reason: string; memory: number }
