import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { AccountRow } from './social-accounts.repository.ts'
import { socialAccounts } from './social-accounts.table.ts'

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/**
 * The active accounts of these workspaces on these platforms, share-locked against disconnecting until the transaction
 * ends.
 */
export const listActive = (db: Db, workspaceIds: string[], platforms: Platform[]): Promise<AccountRow[]> =>
  db
    .select()
    .from(socialAccounts)
    .where(
      and(
        sql`${socialAccounts.workspaceId} = any(${sql.param(workspaceIds)}::uuid[])`,
        inArray(socialAccounts.platform, platforms),
        eq(socialAccounts.isActive, true),
      ),
    )
    .orderBy(asc(socialAccounts.createdAt), asc(socialAccounts.id))
    .for('key share')

/** Answers whether it was free; if so, it is blocked until that time has passed. */
export async function takeTurn(db: Db, id: string, gapMs: number): Promise<boolean> {
  const { rowCount } = await db
    .update(socialAccounts)
    .set({ pausedUntil: inMs(gapMs) })
    .where(
      and(
        eq(socialAccounts.id, id),
        or(isNull(socialAccounts.pausedUntil), lte(socialAccounts.pausedUntil, sql`now()`)),
      ),
    )
  return rowCount === 1
}

/** Never shortens a pause. */
export const pause = (db: Db, id: string, ms: number) =>
  db
    .update(socialAccounts)
    .set({ pausedUntil: sql`greatest(${socialAccounts.pausedUntil}, ${inMs(ms)})` })
    .where(eq(socialAccounts.id, id))

/** Answers the account if nobody else is renewing this secret. */
export async function beginRenewal(
  db: Db,
  id: string,
  secret: string,
  ms: number,
): Promise<AccountRow | null> {
  const [row] = await db
    .update(socialAccounts)
    .set({ refreshingUntil: inMs(ms) })
    .where(
      and(
        eq(socialAccounts.id, id),
        eq(socialAccounts.secret, secret),
        or(isNull(socialAccounts.refreshingUntil), lte(socialAccounts.refreshingUntil, sql`now()`)),
      ),
    )
    .returning()
  return row ?? null
}

/** Only replaces the secret it was renewed from: a reconnect meanwhile has a newer one. */
export async function endRenewal(db: Db, id: string, old: string, secret: string | null): Promise<void> {
  await db
    .update(socialAccounts)
    .set({ refreshingUntil: null, ...(secret !== null && { secret, health: 'ok', checkedAt: sql`now()` }) })
    .where(and(eq(socialAccounts.id, id), eq(socialAccounts.secret, old)))
}
