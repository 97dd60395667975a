import type { PublishOutcome } from '#channels/channel.ts'
import { adapterFor } from '#channels/server-registry.ts'
import { findAccount, openAccount } from '#features/social-accounts/server/social-accounts.service.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type AttemptRow, ageOf, findLastAttempt } from './publishing.repository.ts'
import { type AttemptRef, recordPatiently } from './record-outcome.ts'

type Finding = 'found' | 'absent' | 'not yet known' | 'never to be known'

async function ask(
  deps: Deps,
  { workspaceId, accountId, id }: AttemptRow,
): Promise<{ finding: Finding; outcome: PublishOutcome }> {
  const unknown: PublishOutcome = { kind: 'unknown', reason: 'no answer' }
  const account = accountId && (await findAccount(deps.db, workspaceId, accountId))
  const opened = account && openAccount(deps.secrets, account)
  if (!account || !opened) return { finding: 'never to be known', outcome: unknown }
  const { find } = adapterFor(account.adapter, deps)
  if (!find) return { finding: 'never to be known', outcome: unknown }
  const found = await find(opened, id)
  if (found.kind === 'found') {
    const { remoteId, url } = found
    return { finding: 'found', outcome: { kind: 'published', remoteId, url } }
  }
  if (found.kind === 'absent')
    return { finding: 'absent', outcome: { kind: 'not-sent', reason: 'not there' } }
  return { finding: 'not yet known', outcome: unknown }
}

/**
 * Finds out what became of a post whose sender does not know, or is no longer there. That it is not at the network counts only
 * after the lease: until then it may still be under way. Who cannot be asked, or gives no answer for too long, leaves it to a
 * person.
 */
export async function lookUpPost(deps: Deps, workspaceId: WorkspaceId, postId: string): Promise<void> {
  const { leaseMs, lookupMs } = deps.env.publishing
  const attempt = await findLastAttempt(deps.db, workspaceId, postId)
  if (!attempt || attempt.endedAt) return
  const ref: AttemptRef = { workspaceId, postId, attemptId: attempt.id, accountId: attempt.accountId }
  const { finding, outcome } = await ask(deps, attempt)
  const age = await ageOf(deps.db, workspaceId, postId)
  const isDecided =
    finding === 'found' ||
    finding === 'never to be known' ||
    (finding === 'absent' && age >= leaseMs) ||
    (finding === 'not yet known' && age >= lookupMs)
  if (isDecided) await recordPatiently(deps, ref, outcome, false)
}
