import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { AdapterName } from '#connectors/social/platforms.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { channelGrants } from './channel-grants.table.ts'
import { socialAccounts } from './social-accounts.table.ts'

export type GrantRow = typeof channelGrants.$inferSelect
type NewGrant = Omit<typeof channelGrants.$inferInsert, 'workspaceId'>
/** What a new sign-in or a renewal replaces. */
export type GrantTokens = Pick<GrantRow, 'secret' | 'expiresAt' | 'canRenew'>

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(channelGrants.workspaceId, workspaceId), eq(channelGrants.id, id))

export const insertGrant = (db: Db, workspaceId: WorkspaceId, grant: NewGrant) =>
  db.insert(channelGrants).values({ ...grant, workspaceId })

/** The grant of the same person at the same network, to be renewed instead of added. */
export async function findGrantOf(
  db: Db,
  workspaceId: WorkspaceId,
  { adapter, site, remoteUserId }: { adapter: AdapterName; site: string; remoteUserId: string },
): Promise<GrantRow | null> {
  const [row] = await db
    .select()
    .from(channelGrants)
    .where(
      and(
        eq(channelGrants.workspaceId, workspaceId),
        eq(channelGrants.adapter, adapter),
        eq(channelGrants.site, site),
        eq(channelGrants.remoteUserId, remoteUserId),
      ),
    )
    .limit(1)
    .for('update')
  return row ?? null
}

/** Locked, so that two people do not choose from it at once. */
export async function lockGrant(db: Db, workspaceId: WorkspaceId, id: string): Promise<GrantRow | null> {
  const [row] = await db.select().from(channelGrants).where(isThe(workspaceId, id)).for('update')
  return row ?? null
}

/** Grants that give access to several pages. */
export const listWithChoice = (db: Db, workspaceId: WorkspaceId): Promise<GrantRow[]> =>
  db
    .select()
    .from(channelGrants)
    .where(
      and(eq(channelGrants.workspaceId, workspaceId), sql`jsonb_array_length(${channelGrants.found}) > 1`),
    )
    .orderBy(asc(channelGrants.createdAt), asc(channelGrants.id))
    .limit(200)

export const setTokens = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: GrantTokens &
    Partial<Pick<GrantRow, 'scopes' | 'userName' | 'appClientId' | 'found' | 'limits' | 'limitsReadAt'>>,
) =>
  db
    .update(channelGrants)
    .set({ ...changes, renewedAt: sql`now()`, refreshingUntil: null, warnedDays: null })
    .where(isThe(workspaceId, id))

/** Answers the grant if nobody else is renewing this secret. */
export async function beginRenewal(db: Db, id: string, secret: string, ms: number): Promise<GrantRow | null> {
  const [row] = await db
    .update(channelGrants)
    .set({ refreshingUntil: sql`now() + ${ms} * interval '1 millisecond'` })
    .where(
      and(
        eq(channelGrants.id, id),
        eq(channelGrants.secret, secret),
        or(isNull(channelGrants.refreshingUntil), lte(channelGrants.refreshingUntil, sql`now()`)),
      ),
    )
    .returning()
  return row ?? null
}

/** Only replaces the secret it was renewed from: a reconnect meanwhile has a newer one. */
export async function endRenewal(db: Db, id: string, old: string, tokens: GrantTokens | null): Promise<void> {
  const { rowCount } = await db
    .update(channelGrants)
    .set({
      refreshingUntil: null,
      ...(tokens && { ...tokens, renewedAt: sql`now()`, warnedDays: null }),
    })
    .where(and(eq(channelGrants.id, id), eq(channelGrants.secret, old)))
  if (tokens && rowCount === 1)
    await db
      .update(socialAccounts)
      .set({ health: 'ok', checkedAt: sql`now()` })
      .where(eq(socialAccounts.grantId, id))
}

/** Removes a grant that no account uses any more; answers it. */
export async function removeUnusedGrant(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
): Promise<GrantRow | null> {
  const [row] = await db
    .delete(channelGrants)
    .where(
      and(
        isThe(workspaceId, id),
        notExists(db.select({ one: sql`1` }).from(socialAccounts).where(eq(socialAccounts.grantId, id))),
      ),
    )
    .returning()
  return row ?? null
}

// The next ones serve all workspaces: every row has its own workspace id.

/**
 * Whether the app may be let in elsewhere by the same person: giving the access back would end it there, too. Networks
 * that share an app know people by other ids, so any grant of another network counts.
 */
export async function isGrantedElsewhere(
  db: Db,
  { adapter, remoteUserId, appClientId }: Pick<GrantRow, 'adapter' | 'remoteUserId' | 'appClientId'>,
): Promise<boolean> {
  if (appClientId === null) return false
  const [row] = await db
    .select({ one: sql`1` })
    .from(channelGrants)
    .where(
      and(
        eq(channelGrants.appClientId, appClientId),
        or(ne(channelGrants.adapter, adapter), eq(channelGrants.remoteUserId, remoteUserId)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Grants that have not been renewed for so long that their refresh token might lapse. */
export const listUnrenewed = (db: Db, before: Date, limit: number) =>
  db
    .select({
      accountId: sql<string>`min(${socialAccounts.id}::text)`,
      workspaceId: channelGrants.workspaceId,
    })
    .from(channelGrants)
    .innerJoin(socialAccounts, eq(socialAccounts.grantId, channelGrants.id))
    .where(
      and(
        eq(channelGrants.canRenew, true),
        eq(socialAccounts.isActive, true),
        eq(socialAccounts.isDemo, false),
        lt(sql`coalesce(${channelGrants.renewedAt}, ${channelGrants.createdAt})`, before),
      ),
    )
    .groupBy(channelGrants.id)
    .limit(limit)

/** Accounts whose access ends before then, and which only a person can renew. */
export const listEnding = (db: Db, before: Date) =>
  db
    .select({
      grantId: channelGrants.id,
      workspaceId: channelGrants.workspaceId,
      expiresAt: channelGrants.expiresAt,
      warnedDays: channelGrants.warnedDays,
      accountName: socialAccounts.accountName,
      platform: socialAccounts.platform,
    })
    .from(channelGrants)
    .innerJoin(socialAccounts, eq(socialAccounts.grantId, channelGrants.id))
    .where(
      and(
        isNotNull(channelGrants.expiresAt),
        lt(channelGrants.expiresAt, before),
        eq(channelGrants.canRenew, false),
        eq(socialAccounts.isActive, true),
      ),
    )
    .orderBy(channelGrants.id, socialAccounts.id)

/** Grants at networks whose servers have limits of their own, and which were not read since then. */
export const listUnreadLimits = (db: Db, adapters: readonly AdapterName[], before: Date, limit: number) =>
  db
    .select({
      grantId: channelGrants.id,
      accountId: sql<string>`min(${socialAccounts.id}::text)`,
      workspaceId: channelGrants.workspaceId,
    })
    .from(channelGrants)
    .innerJoin(socialAccounts, eq(socialAccounts.grantId, channelGrants.id))
    .where(
      and(
        inArray(channelGrants.adapter, [...adapters]),
        eq(socialAccounts.isActive, true),
        or(isNull(channelGrants.limitsReadAt), lt(channelGrants.limitsReadAt, before)),
      ),
    )
    .groupBy(channelGrants.id)
    .orderBy(sql`${channelGrants.limitsReadAt} nulls first`)
    .limit(limit)

/** A server that does not say keeps what it said before. */
export const setLimits = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  limits: ServerLimits | null,
  limitsReadAt: Date,
) =>
  db
    .update(channelGrants)
    .set({ limitsReadAt, ...(limits && { limits }) })
    .where(isThe(workspaceId, id))

export const setWarned = (db: Db, workspaceId: WorkspaceId, id: string, warnedDays: number) =>
  db.update(channelGrants).set({ warnedDays }).where(isThe(workspaceId, id))
