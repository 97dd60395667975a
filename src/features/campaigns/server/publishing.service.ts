import { and, eq } from 'drizzle-orm'
import { AppError } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { posts } from './posts.table.ts'
import { moveInQueue } from './publishing/send-queue.ts'
import { settleCampaign } from './settle-campaign.ts'

export async function reschedulePost(
  { queue }: Deps,
  db: Db,
  { workspaceId }: Actor,
  postId: string,
  at: Date,
) {
  const [post] = await db
    .update(posts)
    .set({ scheduledFor: at })
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, postId), eq(posts.state, 'scheduled')))
    .returning({ jobId: posts.jobId, campaignId: posts.campaignId })
  if (!post) throw new AppError('conflict')
  await moveInQueue(queue, db, { workspaceId, postId, runAt: at, jobId: post.jobId })
  await settleCampaign(db, workspaceId, post.campaignId)
}
