import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import {
  getCampaign,
  lockPost,
  type PostPath,
  recomputeAndAnnounce,
  updatePost,
} from '#features/campaigns/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'

/**
 * A person has checked the network: an unconfirmed post never arrived. It counts as failed, so that it can be retried.
 */
export const reportMissing = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  path: PostPath,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const post = await lockPost(db, actor, path)
    if (post.state === 'sending') throw new AppError('already_sending')
    if (post.state === 'published') throw new AppError('already_out')
    if (post.state !== 'unconfirmed') throw new AppError('conflict')
    await updatePost(db, actor.workspaceId, post.id, {
      state: 'failed',
      reason: 'not_there',
      reasonDetail: null,
    })
    await recomputeAndAnnounce(db, actor, path.id)
    return getCampaign(db, actor, path.id)
  })
