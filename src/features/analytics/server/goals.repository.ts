import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { GoalPeriod } from '../goals.contract.ts'
import { goals } from './goals.table.ts'

export type GoalRow = typeof goals.$inferSelect
export type NewGoalRow = Omit<typeof goals.$inferInsert, 'workspaceId'>
export type GoalRowChanges = Partial<Omit<NewGoalRow, 'id' | 'createdAt'>>

const isIn = (workspaceId: WorkspaceId) => eq(goals.workspaceId, workspaceId)
const isOne = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(goals.id, id))

export const list = (db: Db, workspaceId: WorkspaceId, period: GoalPeriod, limit: number) =>
  db
    .select()
    .from(goals)
    .where(and(isIn(workspaceId), eq(goals.period, period)))
    .orderBy(asc(goals.createdAt), asc(goals.id))
    .limit(limit)

/** Of any period. */
export async function hasAny(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const found = await db.select({ id: goals.id }).from(goals).where(isIn(workspaceId)).limit(1)
  return found.length > 0
}

export async function insert(db: Db, workspaceId: WorkspaceId, goal: NewGoalRow): Promise<GoalRow> {
  const [row] = await db
    .insert(goals)
    .values({ ...goal, workspaceId })
    .returning()
  if (!row) throw new Error('The goal was not written.')
  return row
}

export async function update(db: Db, workspaceId: WorkspaceId, id: string, changes: GoalRowChanges) {
  const [row] = await db.update(goals).set(changes).where(isOne(workspaceId, id)).returning()
  return row ?? null
}

export async function remove(db: Db, workspaceId: WorkspaceId, id: string) {
  const [gone] = await db.delete(goals).where(isOne(workspaceId, id)).returning({ title: goals.title })
  return gone ?? null
}

/** After a currency change to one with `more` decimals (negative for fewer): the amount stays the same. */
export const shiftTargets = (db: Db, workspaceId: WorkspaceId, more: number) =>
  db
    .update(goals)
    .set({ target: sql`greatest(1, round(${goals.target} * power(10::numeric, ${more})))` })
    .where(and(isIn(workspaceId), eq(goals.category, 'revenue')))

/** Whether people have set amounts of money as targets. */
export async function hasTargets(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const [own] = await db
    .select({ id: goals.id })
    .from(goals)
    .where(and(isIn(workspaceId), eq(goals.category, 'revenue'), eq(goals.isDemo, false)))
    .limit(1)
  return own !== undefined
}
