import { recordActivity } from '#core/activity/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { announceCampaigns } from './announce-campaigns.ts'
import * as repository from './campaigns.repository.ts'
import * as posts from './posts.repository.ts'
import { releaseMedia } from './release-media.ts'

/** Takes the campaign away with its posts and their claims on files. What is on its way cannot be called back. */
export const deleteCampaign = ({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const rows = await posts.hold(db, workspaceId, id)
    const campaign = await repository.find(db, workspaceId, id)
    if (!campaign) throw notFound()
    if (rows.some(({ state }) => state === 'sending')) throw new AppError('already_sending')
    await releaseMedia(
      db,
      workspaceId,
      rows.map((post) => post.id),
    )
    await repository.remove(db, workspaceId, id)
    await recordActivity(db, actor, { kind: 'campaign_deleted', values: { title: campaign.title } })
    await announceCampaigns(db, actor)
  })
