import { and, asc, count, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import { reasonsToWait } from '#features/campaigns/post-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { posts } from '../posts.table.ts'

/** Posts that go out by themselves once their account is connected again need no person to post them. */
const isForPerson = and(
  eq(posts.state, 'needs_you'),
  or(isNull(posts.reason), notInArray(posts.reason, [...reasonsToWait])),
)

const ofWorkspace = (workspaceId: WorkspaceId) => and(eq(posts.workspaceId, workspaceId), isForPerson)

export async function countWaiting(db: Db, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(posts).where(ofWorkspace(workspaceId))
  return row?.total ?? 0
}

export const listWaiting = (db: Db, workspaceId: WorkspaceId, most: number) =>
  db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      campaignTitle: campaigns.title,
      platform: posts.platform,
      accountName: posts.accountName,
      title: posts.title,
      text: posts.text,
      followUps: posts.followUps,
      reason: posts.reason,
      scheduledFor: posts.scheduledFor,
    })
    .from(posts)
    .innerJoin(campaigns, eq(campaigns.id, posts.campaignId))
    .where(ofWorkspace(workspaceId))
    .orderBy(
      sql`${posts.scheduledFor} asc nulls last`,
      asc(posts.campaignId),
      asc(posts.createdAt),
      asc(posts.id),
    )
    .limit(most)
