import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { goals } from './goals.table.ts'

/** Another currency, with `more` decimals than the one before (fewer are negative): what was wished for stays the same amount. */
export const shiftTargets = (db: Db, workspaceId: WorkspaceId, more: number) =>
  db
    .update(goals)
    .set({ target: sql`greatest(1, round(${goals.target} * power(10::numeric, ${more})))` })
    .where(and(eq(goals.workspaceId, workspaceId), eq(goals.category, 'revenue')))

/** Whether people have set amounts to reach. */
export async function hasTargets(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const [own] = await db
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.workspaceId, workspaceId), eq(goals.category, 'revenue'), eq(goals.isDemo, false)))
    .limit(1)
  return own !== undefined
}
