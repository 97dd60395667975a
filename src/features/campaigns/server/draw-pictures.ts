import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { get } from './campaigns.service.ts'
import { drawCampaignMedia } from './draw-campaign-media.job.ts'
import { plainWords } from './plain-words.ts'

/** Has pictures drawn for the posts that have none. What has gone out must stay as it went. */
export const drawPictures = ({ db, queue }: Pick<Deps, 'db' | 'queue'>, actor: Actor, id: string) =>
  db.transaction(async (db): Promise<CampaignDetail> => {
    const campaign = await get(db, actor, id)
    const isOut = campaign.posts.some(({ state }) => ['sending', 'published', 'unconfirmed'].includes(state))
    if (isOut) throw new AppError('already_out')
    await queue.enqueue(db, drawCampaignMedia, {
      workspaceId: actor.workspaceId,
      campaignId: id,
      words: plainWords(campaign),
    })
    return campaign
  })
