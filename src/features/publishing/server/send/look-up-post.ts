import type { PublishOutcome } from '#connectors/social/adapter.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { outgoingMedia } from '#features/campaigns/index.server.ts'
import { endMailing } from '#features/mailings/index.server.ts'
import { findAccount, openAccount, renewTokens } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { PublishingTimes } from '#server/env.ts'
import { type Abandoned, readOutgoing } from './due-posts.repository.ts'
import { type RunResult, runPublish } from './run-publish.ts'

type Finding =
  | { kind: 'known'; result: RunResult }
  | { kind: 'absent' }
  | { kind: 'pending' }
  | { kind: 'unknowable' }

async function ask(deps: Deps, post: Abandoned): Promise<Finding> {
  const { workspaceId, accountId, attemptId, progress } = post
  const row = accountId && (await findAccount(deps.db, workspaceId, accountId))
  const account = row && openAccount(deps.secrets, row)
  if (!row || !account) {
    // What goes to people one by one is known without its network.
    const outcome = row ? null : await endMailing(deps, workspaceId, post.postId)
    return outcome ? { kind: 'known', result: { outcome, progress } } : { kind: 'unknowable' }
  }
  if (progress) {
    const content = await readOutgoing(deps.db, post.postId)
    const media = content.media.map(outgoingMedia(deps, workspaceId))
    const outgoing = { ...content, media, reference: progress.reference }
    const result = await runPublish(deps, { ...post, row, account, isOutdated: false, outgoing })
    return result.outcome?.kind === 'unknown' ? { kind: 'pending' } : { kind: 'known', result }
  }
  const { find } = adapterFor(row.adapter, deps)
  if (!find) return { kind: 'unknowable' }
  const found = await find(account, attemptId)
  if (found.kind === 'token-expired') await renewTokens(deps, row)
  if (found.kind === 'absent') return { kind: 'absent' }
  if (found.kind !== 'found') return { kind: 'pending' }
  const outcome = { kind: 'published', remoteId: found.remoteId, url: found.url } as const
  return { kind: 'known', result: { outcome, progress } }
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
  { ageMs, outcome }: Abandoned,
  askedForMs: number,
): boolean {
  const leases = outcome === 'unknown' ? LEASES_AFTER_UNCLEAR_CALL : 1
  return ageMs >= leases * leaseMs && askedForMs <= deadlineMs * QUICK_PART
}

/**
 * Goes on with an abandoned or unclear post from its saved step, or finds out whether it was published; no outcome if
 * that has to wait. If the network cannot be asked, or gives no answer for too long, a person has to check.
 */
export async function lookUpPost(deps: Deps, post: Abandoned): Promise<RunResult> {
  const times = deps.env.publishing
  const askedAt = performance.now()
  const finding = await ask(deps, post)
  if (finding.kind === 'known') return finding.result
  const asBefore = (outcome: PublishOutcome | null): RunResult => ({ outcome, progress: post.progress })
  if (finding.kind === 'absent' && isReallyAbsent(times, post, performance.now() - askedAt))
    return asBefore({ kind: 'not-sent', reason: 'not there', hasWaited: true })
  const isGivenUp = finding.kind === 'unknowable' || post.ageMs >= times.lookupMs
  return asBefore(isGivenUp ? { kind: 'unknown', reason: 'no answer' } : null)
}
