import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { sandboxBehaviours } from './behaviours.table.ts'
import { sandboxAccounts, sandboxLedger, sandboxMessages } from './sandbox-network.table.ts'

type NewAccount = { id?: string; platform: Platform; handle: string; name: string }

const isAccount = (workspaceId: WorkspaceId, id: string) =>
  and(eq(sandboxAccounts.workspaceId, workspaceId), eq(sandboxAccounts.id, id))

/** What the network stores of a sign-in's tokens. */
export type KeptTokens = Pick<
  typeof sandboxAccounts.$inferInsert,
  'tokenHash' | 'accessHash' | 'accessEndsAt' | 'refreshHash'
>

const byToken = (db: Db) =>
  db
    .select({
      tokenHash: sandboxAccounts.tokenHash,
      id: sandboxAccounts.id,
      workspaceId: sandboxAccounts.workspaceId,
      platform: sandboxAccounts.platform,
      handle: sandboxAccounts.handle,
      name: sandboxAccounts.name,
      accessHash: sandboxAccounts.accessHash,
      accessEndsAt: sandboxAccounts.accessEndsAt,
      refreshHash: sandboxAccounts.refreshHash,
      behaviour: sandboxBehaviours.kind,
      remaining: sandboxBehaviours.remaining,
      seconds: sandboxBehaviours.seconds,
    })
    .from(sandboxAccounts)
    .leftJoin(sandboxBehaviours, eq(sandboxBehaviours.accountId, sandboxAccounts.id))
    .where(sql`${sandboxAccounts.tokenHash} = any(${sql.placeholder('hashes')}::text[])`)
    .prepare('sandbox_accounts_by_token')

/** The token determines the workspace: the only query here without one. */
export const listByTokens = (db: Db, hashes: string[]) =>
  prepared(db, 'sandbox_accounts_by_token', byToken).execute({ hashes })

export async function findAccount(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(sandboxAccounts).where(isAccount(workspaceId, id))
  return row ?? null
}

/** The newest of that name on that platform, except these. */
export async function findByHandle(
  db: Db,
  workspaceId: WorkspaceId,
  { platform, handle }: NewAccount,
  except: string[],
) {
  const [row] = await db
    .select()
    .from(sandboxAccounts)
    .where(
      and(
        eq(sandboxAccounts.workspaceId, workspaceId),
        eq(sandboxAccounts.platform, platform),
        eq(sandboxAccounts.handle, handle),
        notInArray(sandboxAccounts.id, except),
      ),
    )
    .orderBy(desc(sandboxAccounts.createdAt), desc(sandboxAccounts.id))
    .limit(1)
  return row ?? null
}

export async function insertAccount(
  db: Db,
  workspaceId: WorkspaceId,
  account: NewAccount & KeptTokens,
): Promise<string> {
  const [row] = await db
    .insert(sandboxAccounts)
    .values({ ...account, workspaceId })
    .returning({ id: sandboxAccounts.id })
  if (!row) throw new Error('The account was not written.')
  return row.id
}

export async function setTokens(db: Db, workspaceId: WorkspaceId, id: string, kept: KeptTokens) {
  const { rowCount } = await db.update(sandboxAccounts).set(kept).where(isAccount(workspaceId, id))
  return rowCount === 1
}

/** False if the refresh token was used or revoked meanwhile. */
export async function renewAccess(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  given: Buffer,
  renewed: { accessHash: Buffer; refreshHash: Buffer },
) {
  const { rowCount } = await db
    .update(sandboxAccounts)
    .set({ ...renewed, accessEndsAt: null })
    .where(and(isAccount(workspaceId, id), eq(sandboxAccounts.refreshHash, given)))
  return rowCount === 1
}

/** Expires the access token; the refresh token gets a new one. */
export const endAccess = (db: Db, workspaceId: WorkspaceId, id: string, accessEndsAt: Date) =>
  db.update(sandboxAccounts).set({ accessEndsAt }).where(isAccount(workspaceId, id))

/** Answers which of these have posts or messages, and stay. */
export async function removeUnused(db: Db, workspaceId: WorkspaceId, ids: string[]): Promise<string[]> {
  const published = await db
    .selectDistinct({ id: sandboxLedger.accountId })
    .from(sandboxLedger)
    .where(and(eq(sandboxLedger.workspaceId, workspaceId), inArray(sandboxLedger.accountId, ids)))
  const wrote = await db
    .selectDistinct({ id: sandboxMessages.accountId })
    .from(sandboxMessages)
    .where(and(eq(sandboxMessages.workspaceId, workspaceId), inArray(sandboxMessages.accountId, ids)))
  const kept = [...new Set([...published, ...wrote].map(({ id }) => id))]
  await db
    .delete(sandboxAccounts)
    .where(
      and(
        eq(sandboxAccounts.workspaceId, workspaceId),
        inArray(sandboxAccounts.id, ids),
        notInArray(sandboxAccounts.id, kept),
      ),
    )
  return kept
}
