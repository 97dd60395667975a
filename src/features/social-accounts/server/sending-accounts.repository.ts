import { and, eq, inArray, isNull, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type AccountRow, inSendingOrder, selectAccounts } from './social-accounts.repository.ts'
import { socialAccounts } from './social-accounts.table.ts'

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/**
 * The active accounts of these workspaces on these platforms, share-locked against disconnecting until the transaction
 * ends.
 */
export const listActive = (db: Db, workspaceIds: string[], platforms: Platform[]): Promise<AccountRow[]> =>
  selectAccounts(db)
    .where(
      and(
        sql`${socialAccounts.workspaceId} = any(${sql.param(workspaceIds)}::uuid[])`,
        inArray(socialAccounts.platform, platforms),
        eq(socialAccounts.isActive, true),
      ),
    )
    .orderBy(...inSendingOrder)
    .for('key share', { of: socialAccounts })

/** In a query: whether a post has an account that need not be reconnected. */
export const hasWorkingAccount = (
  post: Record<'workspaceId' | 'brandId' | 'platform' | 'accountId', SQLWrapper>,
) =>
  sql`exists (select from ${socialAccounts} where ${and(
    eq(socialAccounts.workspaceId, post.workspaceId),
    eq(socialAccounts.platform, post.platform),
    or(isNull(socialAccounts.brandId), eq(socialAccounts.brandId, post.brandId)),
    sql`(${post.accountId} is null or ${socialAccounts.id} = ${post.accountId})`,
    eq(socialAccounts.isActive, true),
    ne(socialAccounts.health, 'needs_reconnect'),
  )})`

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

/** The same for a network that reaches people one by one: how long until it is free, if not now. Null if it is disconnected. */
export async function takeTurnOf(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  gapMs: number,
): Promise<{ isFree: boolean; waitMs: number } | null> {
  const [account] = await db
    .select({
      waitMs: sql`coalesce(extract(epoch from ${socialAccounts.pausedUntil} - now()) * 1000, 0)`.mapWith(
        Number,
      ),
    })
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.workspaceId, workspaceId),
        eq(socialAccounts.id, id),
        eq(socialAccounts.isActive, true),
      ),
    )
    .for('no key update')
  if (!account) return null
  if (account.waitMs > 0) return { isFree: false, waitMs: account.waitMs }
  await db
    .update(socialAccounts)
    .set({ pausedUntil: inMs(gapMs) })
    .where(eq(socialAccounts.id, id))
  return { isFree: true, waitMs: 0 }
}

/** Never shortens a pause. */
export const pause = (db: Db, id: string, ms: number) =>
  db
    .update(socialAccounts)
    .set({ pausedUntil: sql`greatest(${socialAccounts.pausedUntil}, ${inMs(ms)})` })
    .where(eq(socialAccounts.id, id))
