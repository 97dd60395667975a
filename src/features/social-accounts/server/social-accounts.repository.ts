import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { AccountHealth } from '../social-accounts.contract.ts'
import { socialAccounts } from './social-accounts.table.ts'

export type AccountRow = typeof socialAccounts.$inferSelect
type NewAccount = Omit<typeof socialAccounts.$inferInsert, 'workspaceId'>

const isIn = (workspaceId: WorkspaceId) => eq(socialAccounts.workspaceId, workspaceId)
const isThe = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(socialAccounts.id, id))

export const list = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select()
    .from(socialAccounts)
    .where(isIn(workspaceId))
    .orderBy(asc(socialAccounts.createdAt), asc(socialAccounts.id))
    .limit(200)

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(socialAccounts).where(isThe(workspaceId, id))
  return row ?? null
}

const byId = (db: Db) =>
  db
    .select()
    .from(socialAccounts)
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
  const [row] = await db
    .select()
    .from(socialAccounts)
    .where(and(isIn(workspaceId), eq(socialAccounts.remoteId, remoteId)))
    .limit(1)
  return row ?? null
}

/** Serializes concurrent connects. */
export const lockConnecting = (db: Db, workspaceId: WorkspaceId) =>
  lockUntilCommit(db, `social-accounts ${workspaceId}`)

/** The brand's own before one without a brand, and the oldest of several. */
export async function findFor(
  db: Db,
  workspaceId: WorkspaceId,
  brandId: string | null,
  platform: Platform,
): Promise<AccountRow | null> {
  const ofNone = isNull(socialAccounts.brandId)
  const [row] = await db
    .select()
    .from(socialAccounts)
    .where(
      and(
        isIn(workspaceId),
        eq(socialAccounts.platform, platform),
        eq(socialAccounts.isActive, true),
        brandId === null ? ofNone : or(eq(socialAccounts.brandId, brandId), ofNone),
      ),
    )
    .orderBy(sql`${socialAccounts.brandId} nulls last`, asc(socialAccounts.createdAt), asc(socialAccounts.id))
    .limit(1)
  return row ?? null
}

/** All of this brand, or without one. */
export const listOf = (db: Db, workspaceId: WorkspaceId, brandId: string | null): Promise<AccountRow[]> =>
  db
    .select()
    .from(socialAccounts)
    .where(
      and(
        isIn(workspaceId),
        brandId === null ? isNull(socialAccounts.brandId) : eq(socialAccounts.brandId, brandId),
      ),
    )

/** The connected accounts of a platform, by remote id. */
export async function listRemoteIds(db: Db, workspaceId: WorkspaceId, platform: Platform): Promise<string[]> {
  const rows = await db
    .select({ remoteId: socialAccounts.remoteId })
    .from(socialAccounts)
    .where(and(isIn(workspaceId), eq(socialAccounts.platform, platform), ne(socialAccounts.remoteId, '')))
  return rows.map(({ remoteId }) => remoteId)
}

export async function insert(db: Db, workspaceId: WorkspaceId, account: NewAccount): Promise<AccountRow> {
  const [row] = await db
    .insert(socialAccounts)
    .values({ ...account, workspaceId })
    .returning()
  if (!row) throw new Error('The account was not written.')
  return row
}

export async function setHealth(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  health: AccountHealth,
  checkedAt: Date,
): Promise<AccountRow | null> {
  const [row] = await db
    .update(socialAccounts)
    .set({ health, checkedAt })
    .where(isThe(workspaceId, id))
    .returning()
  return row ?? null
}

/** The network has just accepted it. */
export async function setSecret(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  secret: string,
  checkedAt: Date,
): Promise<AccountRow> {
  const [row] = await db
    .update(socialAccounts)
    .set({ secret, health: 'ok', checkedAt })
    .where(isThe(workspaceId, id))
    .returning()
  if (!row) throw new Error('The account was not written.')
  return row
}

/** Answers the account if it was not flagged before. */
export async function flag(db: Db, workspaceId: WorkspaceId, id: string, checkedAt: Date) {
  const [row] = await db
    .update(socialAccounts)
    .set({ health: 'needs_reconnect', checkedAt })
    .where(and(isThe(workspaceId, id), ne(socialAccounts.health, 'needs_reconnect')))
    .returning()
  return row ?? null
}

export async function remove(db: Db, workspaceId: WorkspaceId, id: string): Promise<AccountRow | null> {
  const [row] = await db.delete(socialAccounts).where(isThe(workspaceId, id)).returning()
  return row ?? null
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
