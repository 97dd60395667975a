import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { AttemptOutcome } from '#features/campaigns/post-shape.ts'

/** Never `sending`, because nothing would ever finish it. */
export type DemoState = 'draft' | 'scheduled' | 'published' | 'failed' | 'unconfirmed' | 'needs_you'

/** The outcome of each attempt, if it is not the usual one for the state. */
export type DemoTries = readonly AttemptOutcome[]

const usual: Partial<Record<DemoState, DemoTries>> = {
  published: ['published'],
  failed: ['rejected'],
  unconfirmed: ['unknown'],
}

export const triesOf = (state: DemoState, tries?: DemoTries): DemoTries => tries ?? usual[state] ?? []

/** The reason for a state. A post without attempts had no account to be sent through. */
export function reasonOf(state: DemoState, tries: DemoTries): PostReason | null {
  if (state === 'unconfirmed') return 'unconfirmed'
  if (state === 'needs_you') return 'no_account'
  if (state === 'failed') return tries.at(-1) === 'not_sent' ? 'not_sent' : 'rejected'
  return null
}

/** Seconds between the scheduled time and the first, second and third attempt. */
const waits = [0, 65, 420]
const TAKES_MS = 1800

export function attemptTimes(scheduledFor: Date, index: number): { startedAt: Date; endedAt: Date } {
  const startedAt = new Date(scheduledFor.getTime() + (waits[index] ?? 0) * 1000)
  return { startedAt, endedAt: new Date(startedAt.getTime() + TAKES_MS) }
}
