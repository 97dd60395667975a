import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { AttemptOutcome } from '#features/campaigns/post-shape.ts'
import type { Locale } from '#platform/locale.ts'

/** Never `sending`: nobody would ever finish it. */
export type DemoState = 'draft' | 'scheduled' | 'published' | 'failed' | 'unconfirmed' | 'needs_you'

/** How each attempt to send a post ended, where it is not the one that its state suggests. */
export type DemoTries = readonly AttemptOutcome[]

const usual: Partial<Record<DemoState, DemoTries>> = {
  published: ['published'],
  failed: ['rejected'],
  unconfirmed: ['unknown'],
}

export const triesOf = (state: DemoState, tries?: DemoTries): DemoTries => tries ?? usual[state] ?? []

/** Why it is where it is: without an attempt, because there was nobody to send it through. */
export function reasonOf(state: DemoState, tries: DemoTries): PostReason | null {
  if (state === 'unconfirmed') return 'unconfirmed'
  if (state === 'needs_you') return 'no_account'
  if (state === 'failed') return tries.at(-1) === 'not_sent' ? 'not_sent' : 'rejected'
  return null
}

/** Seconds after its time at which a post is tried for the first, the second and the third time. */
const waits = [0, 65, 420]
const TAKES_MS = 1800

export function attemptTimes(scheduledFor: Date, index: number): { startedAt: Date; endedAt: Date } {
  const startedAt = new Date(scheduledFor.getTime() + (waits[index] ?? 0) * 1000)
  return { startedAt, endedAt: new Date(startedAt.getTime() + TAKES_MS) }
}

/** What the networks are said to have answered. */
export const demoAnswers: Record<Locale, Partial<Record<AttemptOutcome, string>>> = {
  en: {
    rejected: 'The network answered: the link in this post could not be checked.',
    rate_limited: 'The network answered: too many posts at once, wait a minute.',
    not_sent: 'The network did not answer within ten seconds.',
    unknown: 'The connection broke off before the answer had arrived.',
  },
  es: {
    rejected: 'La red ha respondido: no se ha podido comprobar el enlace de esta publicación.',
    rate_limited: 'La red ha respondido: demasiadas publicaciones a la vez, espera un minuto.',
    not_sent: 'La red no ha respondido en diez segundos.',
    unknown: 'La conexión se cortó antes de que llegara la respuesta.',
  },
}
