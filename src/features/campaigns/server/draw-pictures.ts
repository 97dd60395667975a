import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { editableStates } from '../campaign-status.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { announceCampaigns } from './announce-campaigns.ts'
import { get } from './campaigns.service.ts'
import { drawCampaignMedia } from './draw-campaign-media.job.ts'
import { plainWords } from './plain-words.ts'
import { beginDrawing, hold } from './posts.repository.ts'

/** Has pictures drawn for the posts that have none. What has gone out must stay as it went. */
export const drawPictures = ({ db, queue }: Pick<Deps, 'db' | 'queue'>, actor: Actor, id: string) =>
  db.transaction(async (db): Promise<CampaignDetail> => {
    const posts = await hold(db, actor.workspaceId, id)
    const campaign = await get(db, actor, id)
    if (!posts.some(({ state }) => editableStates.has(state))) throw new AppError('already_out')
    const { workspaceId } = actor
    await beginDrawing(db, workspaceId, id)
    await queue.enqueue(db, drawCampaignMedia, { workspaceId, campaignId: id, words: plainWords(campaign) })
    await announceCampaigns(db, actor)
    return get(db, actor, id)
  })
