import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { posIntegrations, posSyncs } from './integrations.table.ts'

export type IntegrationRow = typeof posIntegrations.$inferSelect
export type SyncRow = typeof posSyncs.$inferSelect
export type NewIntegration = Omit<typeof posIntegrations.$inferInsert, 'workspaceId'>
export type SyncChanges = Partial<Omit<SyncRow, 'id' | 'workspaceId' | 'integrationId'>>

/** More than anyone connects. */
const MOST = 200

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(posIntegrations.workspaceId, workspaceId), eq(posIntegrations.id, id))
const isRun = (workspaceId: WorkspaceId, id: string) =>
  and(eq(posSyncs.workspaceId, workspaceId), eq(posSyncs.id, id))

/** Without the sealed keys, which only the sync may read. */
const { credentials: _sealed, ...shownColumns } = getTableColumns(posIntegrations)
export type ShownRow = Omit<IntegrationRow, 'credentials'>

export const list = (db: Db, workspaceId: WorkspaceId): Promise<ShownRow[]> =>
  db
    .select(shownColumns)
    .from(posIntegrations)
    .where(eq(posIntegrations.workspaceId, workspaceId))
    .orderBy(asc(posIntegrations.createdAt), asc(posIntegrations.id))
    .limit(MOST)

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<IntegrationRow | null> {
  const [row] = await db.select().from(posIntegrations).where(isThe(workspaceId, id))
  return row ?? null
}

/** Held until the transaction ends: of two concurrent connects the second sees the first. */
export const lockConnections = (db: Db, workspaceId: WorkspaceId) =>
  lockUntilCommit(db, `pos accounts ${workspaceId}`)

/** Others of this provider that may be the same account, because one of them does not identify itself. */
export const countDoubtful = (
  db: Db,
  workspaceId: WorkspaceId,
  { id, provider, account }: Pick<ShownRow, 'id' | 'provider' | 'account'>,
): Promise<number> =>
  db.$count(
    posIntegrations,
    and(
      eq(posIntegrations.workspaceId, workspaceId),
      eq(posIntegrations.provider, provider),
      eq(posIntegrations.isDemo, false),
      ne(posIntegrations.id, id),
      account === null ? undefined : isNull(posIntegrations.account),
    ),
  )

/** Null if the same shop is already connected. */
export async function insert(
  db: Db,
  workspaceId: WorkspaceId,
  integration: NewIntegration,
): Promise<ShownRow | null> {
  const [row] = await db
    .insert(posIntegrations)
    .values({ ...integration, workspaceId })
    .onConflictDoNothing()
    .returning(shownColumns)
  return row ?? null
}

export async function update(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Partial<NewIntegration>,
): Promise<ShownRow | null> {
  const [row] = await db
    .update(posIntegrations)
    .set(changes)
    .where(isThe(workspaceId, id))
    .returning(shownColumns)
  return row ?? null
}

export async function remove(db: Db, workspaceId: WorkspaceId, id: string): Promise<ShownRow | null> {
  const [row] = await db.delete(posIntegrations).where(isThe(workspaceId, id)).returning(shownColumns)
  return row ?? null
}

/** The last sync of each integration, by integration id. */
export async function lastSyncs(db: Db, workspaceId: WorkspaceId): Promise<Map<string, SyncRow>> {
  const rows = await db
    .selectDistinctOn([posSyncs.integrationId])
    .from(posSyncs)
    .where(eq(posSyncs.workspaceId, workspaceId))
    .orderBy(posSyncs.integrationId, desc(posSyncs.startedAt), desc(posSyncs.id))
  return new Map(rows.map((row) => [row.integrationId, row]))
}

export const listSyncs = (db: Db, workspaceId: WorkspaceId, integrationId: string, limit: number) =>
  db
    .select()
    .from(posSyncs)
    .where(and(eq(posSyncs.workspaceId, workspaceId), eq(posSyncs.integrationId, integrationId)))
    .orderBy(desc(posSyncs.startedAt), desc(posSyncs.id))
    .limit(limit)

/** Null if one is already running. */
export async function insertSync(
  db: Db,
  workspaceId: WorkspaceId,
  integrationId: string,
  startedAt: Date,
): Promise<SyncRow | null> {
  const [row] = await db
    .insert(posSyncs)
    .values({ workspaceId, integrationId, startedAt })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function findRunning(
  db: Db,
  workspaceId: WorkspaceId,
  integrationId: string,
): Promise<SyncRow | null> {
  const [row] = await db
    .select()
    .from(posSyncs)
    .where(
      and(
        eq(posSyncs.workspaceId, workspaceId),
        eq(posSyncs.integrationId, integrationId),
        eq(posSyncs.status, 'running'),
      ),
    )
  return row ?? null
}

/** A running sync with its integration. */
export type RunningSync = NonNullable<Awaited<ReturnType<typeof findRun>>>

export async function findRun(db: Db, workspaceId: WorkspaceId, syncId: string) {
  const [row] = await db
    .select({ sync: posSyncs, integration: posIntegrations })
    .from(posSyncs)
    .innerJoin(
      posIntegrations,
      and(
        eq(posIntegrations.workspaceId, posSyncs.workspaceId),
        eq(posIntegrations.id, posSyncs.integrationId),
      ),
    )
    .where(and(isRun(workspaceId, syncId), eq(posSyncs.status, 'running')))
  return row ?? null
}

/** Whether the sync is still at the page that was read; locked until the transaction ends. */
export async function lockRun(db: Db, { workspaceId, integrationId, id, pages }: SyncRow): Promise<boolean> {
  // The integration first, as when deleting it: the other order could deadlock.
  await db
    .select({ id: posIntegrations.id })
    .from(posIntegrations)
    .where(isThe(workspaceId, integrationId))
    .for('no key update')
  const rows = await db
    .select({ id: posSyncs.id })
    .from(posSyncs)
    .where(and(isRun(workspaceId, id), eq(posSyncs.status, 'running'), eq(posSyncs.pages, pages)))
    .for('update')
  return rows.length === 1
}

export const changeSync = (db: Db, { workspaceId, id }: SyncRow, changes: SyncChanges) =>
  db.update(posSyncs).set(changes).where(isRun(workspaceId, id))

/** Active ones whose shop is in its night hours, not synced since this moment. */
export const listDue = (db: Db, now: Date, hours: { from: number; to: number }, since: Date) => {
  const hour = sql`extract(hour from ${now.toISOString()}::timestamptz at time zone ${workspaces.timeZone})`
  return db
    .select({ id: posIntegrations.id, workspaceId: posIntegrations.workspaceId })
    .from(posIntegrations)
    .innerJoin(workspaces, eq(workspaces.id, posIntegrations.workspaceId))
    .where(
      and(
        eq(posIntegrations.isActive, true),
        isNotNull(posIntegrations.credentials),
        sql`${hour} between ${hours.from} and ${hours.to}`,
        notExists(
          db
            .select({ id: posSyncs.id })
            .from(posSyncs)
            .where(and(eq(posSyncs.integrationId, posIntegrations.id), gt(posSyncs.startedAt, since))),
        ),
      ),
    )
}

/** Syncs that started before this moment, have not ended and are not waiting. */
export const listUnended = (db: Db, before: Date) =>
  db
    .select({ id: posSyncs.id, workspaceId: posSyncs.workspaceId })
    .from(posSyncs)
    .where(
      and(
        eq(posSyncs.status, 'running'),
        lt(posSyncs.startedAt, before),
        or(isNull(posSyncs.retryAt), lt(posSyncs.retryAt, before)),
      ),
    )
