import type { PublishOutcome } from '#connectors/social/channel.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { renewTokens } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Claim } from './claim.ts'

/** Renews the token; the result decides what "token expired" means for the post. */
async function afterRenewal(deps: Deps, { row }: Claim): Promise<PublishOutcome> {
  const renewal = await renewTokens(deps, row)
  if (renewal === 'renewed') return { kind: 'token-expired' }
  return renewal === 'dead'
    ? { kind: 'needs-reconnect' }
    : { kind: 'not-sent', reason: 'token not renewed yet' }
}

/**
 * One call to the network. It is not started if its answer could come after the lease: by then another worker may have
 * found the post missing and sent it.
 */
export async function sendClaim(deps: Deps, claim: Claim): Promise<PublishOutcome> {
  const { deadlineMs, leaseMs } = deps.env.publishing
  if (performance.now() - claim.claimedAt > leaseMs - 2 * deadlineMs)
    return { kind: 'not-sent', reason: 'held up' }
  try {
    const outcome = await adapterFor(claim.row.adapter, deps).publish(claim.account, claim.outgoing)
    return outcome.kind === 'token-expired' ? await afterRenewal(deps, claim) : outcome
  } catch (err) {
    deps.log.error({ err, post: claim.postId }, 'sending a post broke off')
    return { kind: 'unknown', reason: 'broke off' }
  }
}
