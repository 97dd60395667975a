import { and, asc, eq, getTableColumns, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { limitsIn, type ServerLimits } from '#connectors/social/server-limits.ts'
import { testAdapter } from '#connectors/social/server-registry.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { AccountHealth } from '../social-accounts.contract.ts'
import { channelGrants } from './channel-grants.table.ts'
import { socialAccounts } from './social-accounts.table.ts'

type NewAccount = Omit<typeof socialAccounts.$inferInsert, 'workspaceId'>

const { secret: _, refreshingUntil: __, ...own } = getTableColumns(socialAccounts)
const columns = {
  ...own,
  site: sql<string>`coalesce(${channelGrants.site}, '')`.as('site'),
  secret: channelGrants.secret,
  appClientId: channelGrants.appClientId,
  limits: sql<ServerLimits | null>`${channelGrants.limits}`.mapWith(limitsIn).as('limits'),
  refreshingUntil: channelGrants.refreshingUntil,
  expiresAt: channelGrants.expiresAt,
  canRenew: sql<boolean>`coalesce(${channelGrants.canRenew}, false)`.as('can_renew'),
}

/** Accounts with the grant that they use. */
export const selectAccounts = (db: Db) =>
  db
    .select(columns)
    .from(socialAccounts)
    .leftJoin(channelGrants, eq(channelGrants.id, socialAccounts.grantId))
    .$dynamic()

/** An account with the grant that it uses. */
export type AccountRow = Awaited<ReturnType<typeof list>>[number]

const isIn = (workspaceId: WorkspaceId) => eq(socialAccounts.workspaceId, workspaceId)
const isThe = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(socialAccounts.id, id))

export const list = (db: Db, workspaceId: WorkspaceId) =>
  selectAccounts(db)
    .where(isIn(workspaceId))
    .orderBy(asc(socialAccounts.createdAt), asc(socialAccounts.id))
    .limit(200)

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<AccountRow | null> {
  const [row] = await selectAccounts(db).where(isThe(workspaceId, id))
  return row ?? null
}

const byId = (db: Db) =>
  selectAccounts(db)
    .where(and(eq(socialAccounts.id, sql.placeholder('id')), eq(socialAccounts.isActive, true)))
    .prepare('social_account_by_id')

/** For webhooks, which name only the account and are verified afterwards: the only query here without a workspace. */
export async function findActive(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await prepared(db, 'social_account_by_id', byId).execute({ id })
  return row ?? null
}

/** Our account with this id at its network. */
export async function findByRemoteId(
  db: Db,
  workspaceId: WorkspaceId,
  remoteId: string,
): Promise<AccountRow | null> {
  const [row] = await selectAccounts(db)
    .where(and(isIn(workspaceId), eq(socialAccounts.remoteId, remoteId)))
    .limit(1)
  return row ?? null
}

/** Serializes concurrent connects. */
export const lockConnecting = (db: Db, workspaceId: WorkspaceId) =>
  lockUntilCommit(db, `social-accounts ${workspaceId}`)

/** A real network before the sandbox, the brand's own before a shared one, and the oldest of several, as in account-for.ts. */
export const inSendingOrder = [
  sql`${socialAccounts.adapter} = ${testAdapter}`,
  sql`${socialAccounts.brandId} nulls last`,
  asc(socialAccounts.createdAt),
  asc(socialAccounts.id),
]

type Posted = {
  brandId: string | null
  platform: Platform
  /** Null for the usual one. */
  accountId: string | null
}

/** The account that a post of a brand goes to: the chosen one and no other, otherwise the usual one. */
export async function findFor(
  db: Db,
  workspaceId: WorkspaceId,
  { brandId, platform, accountId }: Posted,
): Promise<AccountRow | null> {
  const ofNone = isNull(socialAccounts.brandId)
  const [row] = await selectAccounts(db)
    .where(
      and(
        isIn(workspaceId),
        eq(socialAccounts.platform, platform),
        eq(socialAccounts.isActive, true),
        accountId === null ? undefined : eq(socialAccounts.id, accountId),
        brandId === null ? ofNone : or(eq(socialAccounts.brandId, brandId), ofNone),
      ),
    )
    .orderBy(...inSendingOrder)
    .limit(1)
  return row ?? null
}

/** All of this brand, or without one. */
export const listOf = (db: Db, workspaceId: WorkspaceId, brandId: string | null): Promise<AccountRow[]> =>
  selectAccounts(db).where(
    and(
      isIn(workspaceId),
      brandId === null ? isNull(socialAccounts.brandId) : eq(socialAccounts.brandId, brandId),
    ),
  )

export const listOfGrants = (db: Db, workspaceId: WorkspaceId, grantIds: string[]): Promise<AccountRow[]> =>
  selectAccounts(db)
    .where(and(isIn(workspaceId), inArray(socialAccounts.grantId, grantIds)))
    .orderBy(asc(socialAccounts.createdAt), asc(socialAccounts.id))

/** The accounts of a platform on the sandbox, by remote id. Ids of other networks may look different. */
export async function listTestIds(db: Db, workspaceId: WorkspaceId, platform: Platform): Promise<string[]> {
  const rows = await db
    .select({ remoteId: socialAccounts.remoteId })
    .from(socialAccounts)
    .where(
      and(
        isIn(workspaceId),
        eq(socialAccounts.platform, platform),
        eq(socialAccounts.adapter, testAdapter),
        ne(socialAccounts.remoteId, ''),
      ),
    )
  return rows.map(({ remoteId }) => remoteId)
}

async function get(db: Db, workspaceId: WorkspaceId, id: string): Promise<AccountRow> {
  const row = await find(db, workspaceId, id)
  if (!row) throw new Error('The account was not written.')
  return row
}

export async function insert(
  db: Db,
  workspaceId: WorkspaceId,
  account: NewAccount & { id: string },
): Promise<AccountRow> {
  await db.insert(socialAccounts).values({ ...account, workspaceId })
  return get(db, workspaceId, account.id)
}

export async function setHealth(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  health: AccountHealth,
  checkedAt: Date,
): Promise<AccountRow | null> {
  await db.update(socialAccounts).set({ health, checkedAt }).where(isThe(workspaceId, id))
  return find(db, workspaceId, id)
}

/** The network has just accepted it. */
export async function setConnected(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: { grantId: string; accountName?: string; listenDueAt?: Date | null },
  checkedAt: Date,
): Promise<AccountRow> {
  await db
    .update(socialAccounts)
    .set({ ...changes, health: 'ok', isActive: true, checkedAt })
    .where(isThe(workspaceId, id))
  return get(db, workspaceId, id)
}

/** The account of a page or channel at a network, if it is already connected. */
export async function findConnected(
  db: Db,
  workspaceId: WorkspaceId,
  { adapter, platform, remoteId, site }: Pick<AccountRow, 'adapter' | 'platform' | 'remoteId' | 'site'>,
): Promise<AccountRow | null> {
  const [row] = await selectAccounts(db)
    .where(
      and(
        isIn(workspaceId),
        eq(socialAccounts.adapter, adapter),
        eq(socialAccounts.platform, platform),
        eq(socialAccounts.remoteId, remoteId),
        eq(sql`coalesce(${channelGrants.site}, '')`, site),
      ),
    )
    .limit(1)
  return row ?? null
}

/**
 * The sandbox steps back where a real account takes over: otherwise posts would end there, unnoticed, once the real
 * account is disconnected.
 */
export const deactivateTests = (
  db: Db,
  workspaceId: WorkspaceId,
  platform: Platform,
  brandId: string | null,
) =>
  db
    .update(socialAccounts)
    .set({ isActive: false })
    .where(
      and(
        isIn(workspaceId),
        eq(socialAccounts.platform, platform),
        eq(socialAccounts.adapter, testAdapter),
        brandId === null ? undefined : eq(socialAccounts.brandId, brandId),
      ),
    )

/** Accounts whose networks are to be asked to deliver, of all workspaces. */
export const listListenDue = (db: Db, now: Date, limit: number): Promise<AccountRow[]> =>
  selectAccounts(db)
    .where(and(lte(socialAccounts.listenDueAt, now), eq(socialAccounts.isActive, true)))
    .orderBy(asc(socialAccounts.listenDueAt))
    .limit(limit)

export async function setListening(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Pick<NewAccount, 'listensSince' | 'listenProblem' | 'listenAnswer' | 'listenDueAt'>,
): Promise<void> {
  await db.update(socialAccounts).set(changes).where(isThe(workspaceId, id))
}

/** Answers the account if it was not flagged before. */
export async function flag(db: Db, workspaceId: WorkspaceId, id: string, checkedAt: Date) {
  const [row] = await db
    .update(socialAccounts)
    .set({ health: 'needs_reconnect', checkedAt })
    .where(and(isThe(workspaceId, id), ne(socialAccounts.health, 'needs_reconnect')))
    .returning({ accountName: socialAccounts.accountName, platform: socialAccounts.platform })
  return row ?? null
}

export async function remove(db: Db, workspaceId: WorkspaceId, id: string): Promise<AccountRow | null> {
  const row = await find(db, workspaceId, id)
  const { rowCount } = await db.delete(socialAccounts).where(isThe(workspaceId, id))
  return rowCount === 1 ? row : null
}

/** The owner's name if the business has none. */
export async function findWorkspaceName(db: Db, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row?.name ?? ''
}

/** Whether the shop has connected an account itself. */
export async function hasOwn(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(and(isIn(workspaceId), eq(socialAccounts.isActive, true), eq(socialAccounts.isDemo, false)))
    .limit(1)
  return rows.length > 0
}
