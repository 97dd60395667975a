import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { mailDeliveries, returnedMail } from '../mailings.table.ts'

export type ReturnedMailRow = typeof returnedMail.$inferSelect

export async function find(db: Db, workspaceId: WorkspaceId): Promise<ReturnedMailRow | null> {
  const [row] = await db.select().from(returnedMail).where(eq(returnedMail.workspaceId, workspaceId))
  return row ?? null
}

export const save = (db: Db, row: ReturnedMailRow) =>
  db.insert(returnedMail).values(row).onConflictDoUpdate({ target: returnedMail.workspaceId, set: row })

export async function remove(db: Db, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(returnedMail).where(eq(returnedMail.workspaceId, workspaceId))
}

export async function listDue(db: Db, now: Date): Promise<WorkspaceId[]> {
  const rows = await db
    .select({ workspaceId: returnedMail.workspaceId })
    .from(returnedMail)
    .where(lte(returnedMail.dueAt, now))
    .orderBy(asc(returnedMail.dueAt), asc(returnedMail.workspaceId))
  return rows.map(({ workspaceId }) => workspaceId)
}

/** Writes nothing if the mailbox was saved again or removed meanwhile; answers whether it wrote. */
export async function update(
  db: Db,
  { workspaceId, version }: Pick<ReturnedMailRow, 'workspaceId' | 'version'>,
  change: Partial<
    Pick<ReturnedMailRow, 'uidValidity' | 'lastUid' | 'dueAt' | 'readAt' | 'problem' | 'isTold'>
  >,
): Promise<boolean> {
  const { rowCount } = await db
    .update(returnedMail)
    .set(change)
    .where(and(eq(returnedMail.workspaceId, workspaceId), eq(returnedMail.version, version)))
  return rowCount === 1
}

export type ReturnedDelivery = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>

/** One of this workspace, locked until the transaction ends. */
export async function lockDelivery(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select({
      id: mailDeliveries.id,
      address: mailDeliveries.address,
      state: mailDeliveries.state,
      isHeld: sql<boolean>`coalesce(${mailDeliveries.leaseUntil} > now(), false)`,
    })
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.workspaceId, workspaceId), eq(mailDeliveries.id, id)))
    .for('update')
  return row ?? null
}
