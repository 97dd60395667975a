import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { resultRefreshes } from './results.table.ts'

/** A refresh that takes longer was lost with its worker. */
const LONGEST = sql`interval '2 minutes'`
/** Networks do not count faster, and limit how often they may be asked. */
const PAUSE = sql`interval '15 seconds'`

const isOver = sql`${resultRefreshes.finishedAt} is not null or ${resultRefreshes.requestedAt} < now() - ${LONGEST}`
const isRested = sql`coalesce(${resultRefreshes.finishedAt} < now() - ${PAUSE}, true)`

const isOf = (workspaceId: WorkspaceId, campaignId: string) =>
  and(eq(resultRefreshes.workspaceId, workspaceId), eq(resultRefreshes.campaignId, campaignId))

/**
 * Answers whether this call started it: false while one runs, and shortly after one. `atOnce`: also shortly after one,
 * which asked other networks.
 */
export async function startRefresh(
  db: Db,
  workspaceId: WorkspaceId,
  campaignId: string,
  { atOnce = false } = {},
): Promise<boolean> {
  const started = await db
    .insert(resultRefreshes)
    .values({ workspaceId, campaignId, requestedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [resultRefreshes.workspaceId, resultRefreshes.campaignId],
      set: { requestedAt: sql`now()`, finishedAt: null, hasNews: null },
      setWhere: atOnce ? sql`${isOver}` : sql`(${isOver}) and ${isRested}`,
    })
    .returning({ id: resultRefreshes.campaignId })
  return started.length > 0
}

export const finishRefresh = (db: Db, workspaceId: WorkspaceId, campaignId: string, hasNews: boolean) =>
  db.update(resultRefreshes).set({ finishedAt: sql`now()`, hasNews }).where(isOf(workspaceId, campaignId))

export async function findRefresh(db: Db, workspaceId: WorkspaceId, campaignId: string) {
  const [row] = await db
    .select({
      isRunning: sql<boolean>`not (${isOver})`,
      finishedAt: resultRefreshes.finishedAt,
      hasNews: resultRefreshes.hasNews,
    })
    .from(resultRefreshes)
    .where(isOf(workspaceId, campaignId))
  return row ?? null
}
