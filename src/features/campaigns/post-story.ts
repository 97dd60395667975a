import { isRejection } from './post-reasons.ts'
import type { Attempt, AttemptOutcome, Post } from './post-shape.ts'

const MINUTE_MS = 60_000
// A post within this delay counts as on time.
const LATE_MINUTES = 2
// A later answer came from a lookup, not from the first call.
const KNOWN_LATER_MS = 2 * MINUTE_MS

type LateReason = 'first' | Exclude<AttemptOutcome, 'published' | 'processing'>

export type StoryStep =
  | { kind: 'planned'; at: string }
  | {
      kind: 'sent'
      attempt: Attempt
      late: { minutes: number; because: LateReason } | null
      /** When the outcome became known, if that took long. */
      knownAt: string | null
    }
  | { kind: 'asking' }
  | { kind: 'waits'; until: string }
  /** The network has asked for a pause before the first attempt. */
  | { kind: 'rests'; until: string }
  | { kind: 'stopped' }
  | { kind: 'unconfirmed' }
  | { kind: 'confirmed'; at: string; by: string | null }

const msBetween = (from: string, to: string) => new Date(to).getTime() - new Date(from).getTime()

function lateness(planned: string | null, startedAt: string, before: Attempt | undefined) {
  const minutes = planned === null ? 0 : Math.floor(msBetween(planned, startedAt) / MINUTE_MS)
  if (minutes < LATE_MINUTES) return null
  const why = before?.outcome ?? (before ? 'unknown' : 'first')
  return { minutes, because: why === 'published' || why === 'processing' ? 'unknown' : why } as const
}

const isKnownLater = ({ startedAt, endedAt }: Attempt) =>
  endedAt !== null && msBetween(startedAt, endedAt) >= KNOWN_LATER_MS

function* ending(post: Post): Generator<StoryStep> {
  const last = post.attempts.at(-1)
  if (post.state === 'sending' && last?.outcome === 'unknown') yield { kind: 'asking' }
  if (post.state === 'scheduled' && last && post.dueAt && post.dueAt !== post.scheduledFor)
    yield { kind: 'waits', until: post.dueAt }
  if (!last && post.restsUntil) yield { kind: 'rests', until: post.restsUntil }
  if (post.state === 'unconfirmed') yield { kind: 'unconfirmed' }
  // The rejection was already shown, with the message of the network.
  const isTold = isRejection(post.reason) && last?.outcome === 'rejected'
  if ((post.state === 'failed' || post.state === 'needs_you') && !isTold) yield { kind: 'stopped' }
  if (post.isConfirmed && post.publishedAt)
    yield { kind: 'confirmed', at: post.publishedAt, by: post.confirmedByName }
}

/** The history of a post from scheduling to now; empty if nothing happened yet. */
export function storyOf(post: Post): StoryStep[] {
  const { scheduledFor, attempts } = post
  const sent = attempts.map(
    (attempt, place): StoryStep => ({
      kind: 'sent',
      attempt,
      late: lateness(scheduledFor, attempt.startedAt, attempts[place - 1]),
      knownAt: isKnownLater(attempt) ? attempt.endedAt : null,
    }),
  )
  // After a reschedule, the schedule step follows the earlier attempts.
  const before = scheduledFor
    ? attempts.filter(({ startedAt }) => msBetween(startedAt, scheduledFor) > 0)
    : []
  const planned: StoryStep[] = scheduledFor ? [{ kind: 'planned', at: scheduledFor }] : []
  return [...sent.slice(0, before.length), ...planned, ...sent.slice(before.length), ...ending(post)]
}
