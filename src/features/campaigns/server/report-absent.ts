import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import type { PostReason } from '../post-reasons.ts'
import { get } from './campaigns.service.ts'
import { holdPost, type PostPath } from './edit-post.ts'
import * as repository from './posts.repository.ts'
import { settle } from './publishing/after-change.ts'

const reason: PostReason = 'not_there'

/** Somebody has looked where we could not: it never arrived. It counts as failed, so that it can be sent again. */
export const reportAbsent = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  path: PostPath,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const post = await holdPost(db, actor, path)
    if (post.state === 'sending') throw new AppError('already_sending')
    if (post.state === 'published') throw new AppError('already_out')
    if (post.state !== 'unconfirmed') throw new AppError('conflict')
    await repository.update(db, workspaceId, post.id, {
      state: 'failed',
      reason,
      reasonDetail: null,
      updatedAt: clock.now(),
    })
    await settle(db, actor, path.id)
    return get(db, actor, path.id)
  })
