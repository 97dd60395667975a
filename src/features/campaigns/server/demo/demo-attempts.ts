import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { AttemptOutcome } from '#features/campaigns/post-shape.ts'

/** Never `sending`, because nothing would ever finish it. */
export type DemoState = 'draft' | 'scheduled' | 'published' | 'failed' | 'needs_you'

/** The outcome of each attempt, if it is not the usual one for the state. */
export type DemoTries = readonly AttemptOutcome[]

const usual: Partial<Record<DemoState, DemoTries>> = {
  published: ['published'],
  failed: ['rejected'],
}

export const triesOf = (state: DemoState, tries?: DemoTries): DemoTries => tries ?? usual[state] ?? []

const reasons: Partial<Record<DemoState, PostReason>> = { failed: 'rejected', needs_you: 'no_account' }

export const reasonOf = (state: DemoState): PostReason | null => reasons[state] ?? null

/** Seconds between the scheduled time and the first, second and third attempt. */
const waits = [0, 65, 420]
const TAKES_MS = 1800

export function attemptTimes(scheduledFor: Date, index: number): { startedAt: Date; endedAt: Date } {
  const startedAt = new Date(scheduledFor.getTime() + (waits[index] ?? 0) * 1000)
  return { startedAt, endedAt: new Date(startedAt.getTime() + TAKES_MS) }
}
