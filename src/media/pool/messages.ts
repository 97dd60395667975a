import type { ErrorCode } from '#platform/errors.ts'

/** What the product sends to a worker process. */
export type ToWorker = { kind: 'work'; task: string; input: unknown } | { kind: 'stop' }

/** What a worker process answers: how far it is, then exactly one of the others. */
export type FromWorker =
  | { kind: 'progress'; percent: number }
  | { kind: 'done'; value: unknown; memory: number }
  | { kind: 'failed'; code: ErrorCode | null; reason: string; memory: number }
