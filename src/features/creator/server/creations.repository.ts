import { and, desc, eq, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { CreationStep } from '../creator.contract.ts'
import { creations } from './creations.table.ts'

export type NewRow = Omit<typeof creations.$inferInsert, 'workspaceId'>
type Changes = Partial<Pick<NewRow, 'status' | 'input' | 'progress' | 'campaignId' | 'error'>>

const columns = {
  id: creations.id,
  createdBy: creations.createdBy,
  locale: creations.locale,
  input: creations.input,
  status: creations.status,
  progress: creations.progress,
  campaignId: creations.campaignId,
  error: creations.error,
  createdAt: isoText(creations.createdAt),
}

const isIt = (workspaceId: WorkspaceId, id: string) =>
  and(eq(creations.workspaceId, workspaceId), eq(creations.id, id))

/** False if the id exists, in any workspace. */
export async function insert(db: Db, workspaceId: WorkspaceId, row: NewRow): Promise<boolean> {
  const { rowCount } = await db
    .insert(creations)
    .values({ ...row, workspaceId })
    .onConflictDoNothing({ target: creations.id })
  return rowCount === 1
}

export async function find(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select(columns).from(creations).where(isIt(workspaceId, id))
  return row ?? null
}
export type CreationRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** Locked until the transaction ends. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select({
      ...columns,
      /** Seconds since its worker's last update. */
      silentFor: sql<number>`extract(epoch from now() - ${creations.updatedAt})::float`,
    })
    .from(creations)
    .where(isIt(workspaceId, id))
    .for('update')
  return row ?? null
}

export const listOf = (
  db: Db,
  workspaceId: WorkspaceId,
  userId: string,
  after: [instant: string, id: string] | null,
  limit: number,
) =>
  db
    .select(columns)
    .from(creations)
    .where(
      and(
        eq(creations.workspaceId, workspaceId),
        eq(creations.createdBy, userId),
        after
          ? sql`(${creations.createdAt}, ${creations.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(creations.createdAt), desc(creations.id))
    .limit(limit)

export const update = (db: Db, workspaceId: WorkspaceId, id: string, changes: Changes) =>
  db
    .update(creations)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isIt(workspaceId, id))

/** A heartbeat of its worker. */
export const touch = (db: Db, workspaceId: WorkspaceId, id: string) => update(db, workspaceId, id, {})

/** Updates one platform's step; others may change concurrently. */
export const setStep = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  platform: Platform,
  step: CreationStep,
) =>
  db
    .update(creations)
    .set({
      progress: sql`${creations.progress} || jsonb_build_object(${platform}::text, ${step}::text)`,
      updatedAt: sql`now()`,
    })
    .where(isIt(workspaceId, id))

/** Started, and silent for so long that their worker is dead. */
export const listAbandoned = (db: Db, silentSeconds: number) =>
  db
    .select({ id: creations.id, workspaceId: creations.workspaceId })
    .from(creations)
    .where(
      and(
        eq(creations.status, 'running'),
        sql`${creations.updatedAt} < now() - make_interval(secs => ${silentSeconds})`,
      ),
    )
