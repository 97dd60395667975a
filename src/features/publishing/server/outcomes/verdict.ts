import type { PublishOutcome } from '#connectors/social/adapter.ts'
import type { AttemptRow } from '#features/campaigns/index.server.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'

/** The next state of a post after an attempt. */
export type Verdict =
  | { state: 'published'; remoteId: string; url: string }
  | { state: 'failed'; reason: PostReason; detail: string | null }
  | { state: 'needs_you'; reason: PostReason; detail: string | null }
  /** Retried after this wait. */
  | { state: 'scheduled'; waitMs: number }
  /** Not known yet. The network is asked after this wait; null: when the lease ends. */
  | { state: 'sending'; waitMs: number | null }
  | { state: 'unconfirmed'; detail: string }

const SECOND_MS = 1000
const WAITS_MS = [5, 30, 120, 600, 1800].map((seconds) => seconds * SECOND_MS)
/** Attempts in a row; then a person decides, and a retry starts over. */
export const TRIES = WAITS_MS.length + 1

/** Jitter, so that posts that failed together are not retried together. */
function waitAfter(number: number, chance: number): number | null {
  const wait = WAITS_MS[(number - 1) % TRIES]
  return wait === undefined ? null : Math.round(wait * (1 + chance / 5))
}

type Circumstances = {
  /** Of the attempt, starting at 1. */
  number: number
  now: Date
  canLookUp: boolean
  /** The network has accepted it: it must not look like a post that can still be changed. */
  isProcessing: boolean
  /** Between 0 and 1. */
  chance: number
}

export function verdictOf(
  outcome: PublishOutcome,
  { number, now, canLookUp, isProcessing, chance }: Circumstances,
): Verdict {
  const waitMs = waitAfter(number, chance)
  const isFirst = number % TRIES === 1
  const until = (moment: Date) => Math.max(moment.getTime() - now.getTime(), 0)
  switch (outcome.kind) {
    case 'published':
      return { state: 'published', remoteId: outcome.remoteId, url: outcome.url }
    case 'drafted':
      return { state: 'needs_you', reason: 'finish_in_app', detail: null }
    case 'processing':
      return { state: 'sending', waitMs: until(outcome.checkAt) }
    case 'rejected':
      return { state: 'failed', reason: outcome.code ?? 'rejected', detail: outcome.reason }
    case 'needs-reconnect':
      return { state: 'needs_you', reason: 'needs_reconnect', detail: null }
    case 'token-expired':
      if (isProcessing) return { state: 'sending', waitMs: 0 }
      // The token has been renewed by now. After too many attempts the account has to be reconnected.
      if (waitMs === null) return { state: 'needs_you', reason: 'needs_reconnect', detail: null }
      return { state: 'scheduled', waitMs: 0 }
    case 'rate-limited':
      if (isProcessing) return { state: 'sending', waitMs: until(outcome.retryAt) }
      if (waitMs === null) return { state: 'failed', reason: 'rate_limited', detail: null }
      // The first time, only the network's wait applies; after that, at least our own, which grows.
      return { state: 'scheduled', waitMs: Math.max(until(outcome.retryAt), isFirst ? 0 : waitMs) }
    case 'not-sent':
      if (waitMs === null) return { state: 'failed', reason: 'not_sent', detail: outcome.reason }
      return { state: 'scheduled', waitMs: outcome.hasWaited ? 0 : waitMs }
    case 'unknown':
      return canLookUp ? { state: 'sending', waitMs: null } : { state: 'unconfirmed', detail: outcome.reason }
  }
}

const outcomeNames = {
  published: 'published',
  drafted: 'drafted',
  processing: 'processing',
  rejected: 'rejected',
  'needs-reconnect': 'needs_reconnect',
  'token-expired': 'token_expired',
  'rate-limited': 'rate_limited',
  'not-sent': 'not_sent',
  unknown: 'unknown',
} as const satisfies Record<PublishOutcome['kind'], NonNullable<AttemptRow['outcome']>>

const goodOutcomes: readonly PublishOutcome['kind'][] = ['published', 'drafted', 'processing']

/** `answer`: the network's last refusal, which did not matter if the post was accepted. */
export const attemptOf = (outcome: PublishOutcome, answer: string | null) => ({
  outcome: outcomeNames[outcome.kind],
  detail: 'reason' in outcome ? outcome.reason : null,
  answer: goodOutcomes.includes(outcome.kind) ? null : answer,
})
