import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Results } from '#connectors/social/adapter.ts'
import type { ReadDay } from '#features/campaigns/campaign-results.ts'
import type { Db } from '#server/db/database.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { workspaces } from '#server/tenancy/workspaces.table.ts'
import { postResultDays } from './results.table.ts'

const figures = {
  reach: postResultDays.reach,
  likes: postResultDays.likes,
  comments: postResultDays.comments,
  shares: postResultDays.shares,
  clicks: postResultDays.clicks,
}

/** A figure that this read lacks keeps the value of an earlier one. */
const merged = Object.fromEntries(
  Object.entries(figures).map(([name, column]) => [
    name,
    sql`coalesce(${sql.raw(`excluded.${column.name}`)}, ${column})`,
  ]),
)

/** The results of these posts on the day of the shop at that moment. A later read of the day replaces an earlier one. */
export const writeResultDay = (
  db: Db,
  workspaceId: WorkspaceId,
  at: Date,
  posts: readonly (Results & { postId: string })[],
) =>
  db
    .insert(postResultDays)
    .values(
      posts.map((post) => ({
        ...post,
        workspaceId,
        day: sql`(${at.toISOString()}::timestamptz at time zone (select ${workspaces.timeZone} from ${workspaces} where ${workspaces.id} = ${workspaceId}))::date`,
      })),
    )
    .onConflictDoUpdate({
      target: [postResultDays.workspaceId, postResultDays.postId, postResultDays.day],
      set: merged,
    })

/** In the order of the days. */
export const listResultDays = (db: Db, workspaceId: WorkspaceId, postIds: string[]): Promise<ReadDay[]> =>
  db
    .select({ postId: postResultDays.postId, day: postResultDays.day, ...figures })
    .from(postResultDays)
    .where(and(eq(postResultDays.workspaceId, workspaceId), inArray(postResultDays.postId, postIds)))
    .orderBy(asc(postResultDays.day), asc(postResultDays.postId))

export const insertResultDays = (db: Db, rows: (typeof postResultDays.$inferInsert)[]) =>
  insertRows(db, postResultDays, rows, postResultDays.postId)
