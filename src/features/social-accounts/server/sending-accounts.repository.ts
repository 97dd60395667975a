import { and, eq, inArray, isNull, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { channelGrants } from './channel-grants.table.ts'
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

export type Pause = { id: string; ms: number; isOfApp?: boolean | undefined }

/** The accounts connected through the same app, in any workspace: its limits count for all of them. */
async function listSharingApp(db: Db, ids: string[]): Promise<{ id: string; sharedBy: string }[]> {
  const own = alias(socialAccounts, 'own')
  const ownGrant = alias(channelGrants, 'own_grant')
  return db
    .select({ id: socialAccounts.id, sharedBy: own.id })
    .from(own)
    .innerJoin(ownGrant, eq(ownGrant.id, own.grantId))
    .innerJoin(
      channelGrants,
      and(eq(channelGrants.adapter, ownGrant.adapter), eq(channelGrants.appClientId, ownGrant.appClientId)),
    )
    .innerJoin(socialAccounts, eq(socialAccounts.grantId, channelGrants.id))
    .where(inArray(own.id, ids))
}

/** Never shortens a pause. In the order of ids, so that no two wait for each other. */
export async function pause(db: Db, pauses: readonly Pause[]): Promise<void> {
  const longest = new Map<string, number>()
  const rest = (id: string, ms: number) => longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  for (const { id, ms } of pauses) rest(id, ms)
  const shared = new Map(pauses.filter(({ isOfApp }) => isOfApp).map(({ id, ms }) => [id, ms]))
  if (shared.size > 0)
    for (const { id, sharedBy } of await listSharingApp(db, [...shared.keys()]))
      rest(id, shared.get(sharedBy) ?? 0)
  for (const [id, ms] of [...longest].sort())
    await db
      .update(socialAccounts)
      .set({ pausedUntil: sql`greatest(${socialAccounts.pausedUntil}, ${inMs(ms)})` })
      .where(eq(socialAccounts.id, id))
}
