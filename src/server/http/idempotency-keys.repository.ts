import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { isLockTimeout } from '../db/constraint-error.ts'
import type { Db } from '../db/database.ts'
import type { WorkspaceId } from '../tenancy/workspaces.table.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

export type KeyRow = typeof idempotencyKeys.$inferSelect

const keptSince = (now: Date) => new Date(now.getTime() - KEPT_MS)

export async function find(
  db: Db,
  workspaceId: WorkspaceId,
  key: string,
  now: Date,
): Promise<Pick<KeyRow, 'fingerprint' | 'status' | 'answer'> | null> {
  const [row] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      status: idempotencyKeys.status,
      answer: idempotencyKeys.answer,
    })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.workspaceId, workspaceId),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, keptSince(now)),
      ),
    )
  return row ?? null
}

/** Inserts a key unless it exists; one older than a day counts as expired. Answers whether it was inserted. */
export async function insert(db: Db, row: KeyRow): Promise<boolean> {
  const { fingerprint, status, answer, createdAt } = row
  const { rowCount } = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.workspaceId, idempotencyKeys.key],
      set: { fingerprint, status, answer, createdAt },
      setWhere: lte(idempotencyKeys.createdAt, keptSince(createdAt)),
    })
  return rowCount === 1
}

/**
 * The same at the start of a transaction. Concurrent calls with this key wait until it ends; after their timeout they
 * get `busy` and their transaction cannot continue.
 */
export async function take(db: Db, row: KeyRow): Promise<'ours' | 'taken' | 'busy'> {
  await db.execute(sql`set local lock_timeout = '2s'`)
  try {
    const isOurs = await insert(db, row)
    await db.execute(sql`set local lock_timeout = default`)
    return isOurs ? 'ours' : 'taken'
  } catch (error) {
    if (isLockTimeout(error)) return 'busy'
    throw error
  }
}

export const setAnswer = (db: Db, workspaceId: WorkspaceId, key: string, answer: string | null) =>
  db
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.workspaceId, workspaceId), eq(idempotencyKeys.key, key)))

export const sweepKeys = (db: Db, now: Date) =>
  db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, keptSince(now)))
