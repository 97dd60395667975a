import type { Db } from '#server/db/database.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { PictureWords } from '#writer/writer.ts'
import { drawCampaignMedia } from './draw-campaign-media.job.ts'
import { beginDrawing } from './posts.repository.ts'

/** Has made what the posts of a campaign still lack; what is due meanwhile waits for it. In the caller's transaction. */
export async function requestMedia(
  queue: Queue,
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  campaignId: string,
  words: PictureWords,
): Promise<void> {
  await beginDrawing(db, workspaceId, campaignId)
  await queue.enqueue(db, drawCampaignMedia, { workspaceId, campaignId, words })
}
