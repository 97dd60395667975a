import type { PublishOutcome } from '#connectors/social/channel.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { findAccount, openAccount, renewTokens } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { PublishingTimes } from '#server/env.ts'
import type { Forsaken } from './due-posts.repository.ts'

type Finding =
  /** It is known what became of it. */
  | { kind: 'known'; outcome: PublishOutcome }
  | { kind: 'absent' }
  | { kind: 'not yet known' }
  | { kind: 'never to be known' }

type Asked = Pick<Forsaken, 'workspaceId' | 'accountId' | 'attemptId' | 'handle'>
type Lost = Asked & Pick<Forsaken, 'ageMs' | 'outcome'>

async function ask(deps: Deps, { workspaceId, accountId, attemptId, handle }: Asked): Promise<Finding> {
  const account = accountId && (await findAccount(deps.db, workspaceId, accountId))
  const opened = account && openAccount(deps.secrets, account)
  if (!account || !opened) return { kind: 'never to be known' }
  const { find, poll } = adapterFor(account.adapter, deps)
  if (handle !== null && poll) {
    const outcome = await poll(opened, handle)
    if (outcome.kind === 'token-expired') await renewTokens(deps, account)
    const isNews =
      outcome.kind === 'published' || outcome.kind === 'processing' || outcome.kind === 'rejected'
    return isNews ? { kind: 'known', outcome } : { kind: 'not yet known' }
  }
  if (!find) return { kind: 'never to be known' }
  const found = await find(opened, attemptId)
  if (found.kind === 'token-expired') await renewTokens(deps, account)
  if (found.kind === 'found')
    return { kind: 'known', outcome: { kind: 'published', remoteId: found.remoteId, url: found.url } }
  return found.kind === 'absent' ? { kind: 'absent' } : { kind: 'not yet known' }
}

/**
 * A network may take a post up long after its sender has hung up. So where a call got no clear answer, that the post is not
 * there counts only after so many leases; where the sender is gone, and most likely sent nothing, after one.
 */
const LEASES_AFTER_UNCLEAR_CALL = 3
/** A network that takes longer than this part of the deadline to say "not there" is behind with its work, and is asked again. */
const QUICK_PART = 1 / 4

function isBelievedAbsent(
  { leaseMs, deadlineMs }: PublishingTimes,
  { ageMs, outcome }: Lost,
  askedForMs: number,
): boolean {
  const leases = outcome === 'unknown' ? LEASES_AFTER_UNCLEAR_CALL : 1
  return ageMs >= leases * leaseMs && askedForMs <= deadlineMs * QUICK_PART
}

/**
 * Finds out what became of a post whose sender does not know, or is no longer there; null when that has to wait. Who cannot be
 * asked, or gives no answer for too long, leaves it to a person.
 */
export async function lookUpPost(deps: Deps, lost: Lost): Promise<PublishOutcome | null> {
  const times = deps.env.publishing
  const askedAt = performance.now()
  const finding = await ask(deps, lost)
  if (finding.kind === 'known') return finding.outcome
  if (finding.kind === 'absent' && isBelievedAbsent(times, lost, performance.now() - askedAt))
    return { kind: 'not-sent', reason: 'not there', hasWaited: true }
  const isGivenUp = finding.kind === 'never to be known' || lost.ageMs >= times.lookupMs
  return isGivenUp ? { kind: 'unknown', reason: 'no answer' } : null
}
