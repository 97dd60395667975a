import * as z from 'zod'
import type { PublishOutcome } from '#channels/channel.ts'
import { adapterFor } from '#channels/server-registry.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type Claim, claimPost } from './claim-post.ts'
import { lookUpPost } from './look-up-post.ts'
import { recordPatiently } from './record-outcome.ts'

/**
 * One call to the network. Whoever was held up for so long that the answer could come after the lease does not begin: by then
 * another one may have found the post absent and sent it.
 */
async function send(deps: Deps, claim: Claim, claimedAt: number): Promise<PublishOutcome> {
  const { deadlineMs, leaseMs } = deps.env.publishing
  if (performance.now() - claimedAt > leaseMs - 2 * deadlineMs) return { kind: 'not-sent', reason: 'held up' }
  return adapterFor(claim.adapter, deps).publish(claim.account, claim.outgoing)
}

/** Sends one post that is due. Run twice, or at the same time, it is sent once. */
export const publishPost = defineJob({
  name: 'campaigns.publish-post',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    postId: z.uuid(),
  }),
  maxAttempts: 5,
  atOnce: 8,
  expiresAfterSeconds: 300,
  run: async ({ workspaceId, postId }, deps) => {
    const claimedAt = performance.now()
    const claim = await claimPost(deps, workspaceId, postId)
    if (!claim) return done
    const outcome = await send(deps, claim, claimedAt)
    const canLookUp = adapterFor(claim.adapter, deps).find !== undefined
    const state = await recordPatiently(deps, claim, outcome, canLookUp)
    if (state === 'sending') await lookUpPost(deps, workspaceId, postId)
    return done
  },
})
