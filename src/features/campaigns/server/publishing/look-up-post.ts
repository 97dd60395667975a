import type { PublishOutcome } from '#channels/channel.ts'
import { adapterFor } from '#channels/server-registry.ts'
import {
  findAccount,
  openAccount,
  renewTokens,
} from '#features/social-accounts/server/social-accounts.service.ts'
import type { Deps } from '#server/deps.ts'
import type { Forsaken } from './due-posts.repository.ts'

type Finding =
  /** It is known what became of it. */
  | { kind: 'known'; outcome: PublishOutcome }
  | { kind: 'absent' }
  | { kind: 'not yet known' }
  | { kind: 'never to be known' }

type Asked = Pick<Forsaken, 'workspaceId' | 'accountId' | 'attemptId' | 'handle'>

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
 * Finds out what became of a post whose sender does not know, or is no longer there; null when that has to wait. That it is not
 * at the network counts only after the lease: until then it may still be under way. Who cannot be asked, or gives no answer for
 * too long, leaves it to a person.
 */
export async function lookUpPost(
  deps: Deps,
  forsaken: Asked & { ageMs: number },
): Promise<PublishOutcome | null> {
  const { leaseMs, lookupMs } = deps.env.publishing
  const finding = await ask(deps, forsaken)
  if (finding.kind === 'known') return finding.outcome
  if (finding.kind === 'absent' && forsaken.ageMs >= leaseMs)
    return { kind: 'not-sent', reason: 'not there', hasWaited: true }
  const isGivenUp = finding.kind === 'never to be known' || forsaken.ageMs >= lookupMs
  return isGivenUp ? { kind: 'unknown', reason: 'no answer' } : null
}
