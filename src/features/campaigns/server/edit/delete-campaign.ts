import { recordActivity } from '#core/activity/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from '../campaigns.repository.ts'
import { lockPosts } from '../lock-posts.ts'
import { releaseMedia } from '../media/release-media.ts'

/** Deletes a campaign with its posts and releases their files. A post that is being sent cannot be recalled. */
export const deleteCampaign = ({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const posts = await lockPosts(db, actor, id)
    const campaign = await repository.find(db, workspaceId, id)
    if (!campaign) throw notFound()
    if (posts.some(({ state }) => state === 'sending')) throw new AppError('already_sending')
    await releaseMedia(
      db,
      workspaceId,
      posts.map((post) => post.id),
    )
    await repository.remove(db, workspaceId, id)
    await recordActivity(db, actor, { kind: 'campaign_deleted', values: { title: campaign.title } })
    await announce(db, actor, 'campaigns')
  })
