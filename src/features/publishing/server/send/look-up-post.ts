import type { PublishOutcome } from '#connectors/social/channel.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { findAccount, openAccount, renewTokens } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { PublishingTimes } from '#server/env.ts'
import type { Abandoned } from './due-posts.repository.ts'

type Finding =
  | { kind: 'known'; outcome: PublishOutcome }
  | { kind: 'absent' }
  | { kind: 'pending' }
  | { kind: 'unknowable' }

type Asked = Pick<Abandoned, 'workspaceId' | 'accountId' | 'attemptId' | 'handle'>
type LostPost = Asked & Pick<Abandoned, 'ageMs' | 'outcome'>

async function ask(deps: Deps, { workspaceId, accountId, attemptId, handle }: Asked): Promise<Finding> {
  const account = accountId && (await findAccount(deps.db, workspaceId, accountId))
  const opened = account && openAccount(deps.secrets, account)
  if (!account || !opened) return { kind: 'unknowable' }
  const { find, poll } = adapterFor(account.adapter, deps)
  if (handle !== null && poll) {
    const outcome = await poll(opened, handle)
    if (outcome.kind === 'token-expired') await renewTokens(deps, account)
    const isNews =
      outcome.kind === 'published' || outcome.kind === 'processing' || outcome.kind === 'rejected'
    return isNews ? { kind: 'known', outcome } : { kind: 'pending' }
  }
  if (!find) return { kind: 'unknowable' }
  const found = await find(opened, attemptId)
  if (found.kind === 'token-expired') await renewTokens(deps, account)
  if (found.kind === 'found')
    return { kind: 'known', outcome: { kind: 'published', remoteId: found.remoteId, url: found.url } }
  return found.kind === 'absent' ? { kind: 'absent' } : { kind: 'pending' }
}

/**
 * A network may publish a post long after the call was cut off. So after an unclear answer, "not there" counts only
 * after this many leases; after a dead worker, which most likely sent nothing, after one.
 */
const LEASES_AFTER_UNCLEAR_CALL = 3
/** A network that needs more than this part of the deadline to answer "not there" may lag, and is asked again. */
const QUICK_PART = 1 / 4

function isReallyAbsent(
  { leaseMs, deadlineMs }: PublishingTimes,
  { ageMs, outcome }: LostPost,
  askedForMs: number,
): boolean {
  const leases = outcome === 'unknown' ? LEASES_AFTER_UNCLEAR_CALL : 1
  return ageMs >= leases * leaseMs && askedForMs <= deadlineMs * QUICK_PART
}

/**
 * Finds out whether an abandoned or unclear post was published; null if that has to wait. If the network cannot be
 * asked, or gives no answer for too long, a person has to check.
 */
export async function lookUpPost(deps: Deps, post: LostPost): Promise<PublishOutcome | null> {
  const times = deps.env.publishing
  const askedAt = performance.now()
  const finding = await ask(deps, post)
  if (finding.kind === 'known') return finding.outcome
  if (finding.kind === 'absent' && isReallyAbsent(times, post, performance.now() - askedAt))
    return { kind: 'not-sent', reason: 'not there', hasWaited: true }
  const isGivenUp = finding.kind === 'unknowable' || post.ageMs >= times.lookupMs
  return isGivenUp ? { kind: 'unknown', reason: 'no answer' } : null
}
