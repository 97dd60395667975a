import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { get } from '../campaigns.service.ts'
import { lockPosts } from '../lock-posts.ts'
import { beginDrawing } from '../posts.repository.ts'
import { drawCampaignMedia } from './draw-campaign-media.job.ts'

/** Draws pictures for posts that have none. Published posts stay as they are. */
export const drawPictures = ({ db, queue }: Pick<Deps, 'db' | 'queue'>, actor: Actor, id: string) =>
  db.transaction(async (db): Promise<CampaignDetail> => {
    const posts = await lockPosts(db, actor, id)
    if (!posts.some(({ state }) => editableStates.has(state))) throw new AppError('already_out')
    const { workspaceId } = actor
    await beginDrawing(db, workspaceId, id)
    await queue.enqueue(db, drawCampaignMedia, { workspaceId, campaignId: id, words: null })
    await announce(db, actor, 'campaigns')
    return get(db, actor, id)
  })
