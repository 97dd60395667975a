import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { inboxDeliveries } from './inbox.table.ts'

export type Delivery = {
  workspaceId: WorkspaceId
  accountId: string
  deliveryId: string
  body: Buffer
  receivedAt: Date
}

const inOrder = (a: Delivery, b: Delivery) =>
  a.accountId === b.accountId ? (a.deliveryId < b.deliveryId ? -1 : 1) : a.accountId < b.accountId ? -1 : 1

/** Answers the ids of the new ones. Sorted, so that concurrent inserts of the same ones wait but do not deadlock. */
export async function insertAll(db: Db, given: readonly Delivery[]): Promise<Set<string>> {
  const rows = given.toSorted(inOrder)
  const all = <Value>(of: (delivery: Delivery) => Value) => sql.param(rows.map(of))
  const added = await db.execute<{ delivery_id: string }>(sql`
    insert into inbox_deliveries (workspace_id, account_id, delivery_id, body, received_at)
    select * from unnest(${all(({ workspaceId }) => workspaceId)}::uuid[], ${all(({ accountId }) => accountId)}::uuid[],
      ${all(({ deliveryId }) => deliveryId)}::text[], ${all(({ body }) => body)}::bytea[],
      ${all(({ receivedAt }) => receivedAt.toISOString())}::timestamptz[])
    on conflict do nothing
    returning delivery_id`)
  return new Set(added.rows.map(({ delivery_id }) => delivery_id))
}

/** Some of the workspaces with unread deliveries, by index jumps. */
export async function listWaiting(db: Db, limit: number): Promise<WorkspaceId[]> {
  const { rows } = await db.execute<{ id: WorkspaceId }>(sql`
    with recursive workspace as (
      (select workspace_id as id from inbox_deliveries where handled_at is null order by workspace_id limit 1)
      union all
      select next.id from workspace, lateral (
        select workspace_id as id from inbox_deliveries
        where handled_at is null and workspace_id > workspace.id order by workspace_id limit 1
      ) as next
    )
    select id from workspace limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * The oldest unread deliveries of each workspace, locked together with their accounts: a concurrent disconnect waits
 * for us, and we never for it.
 */
export async function claim(db: Db, workspaceIds: WorkspaceId[], ofEach: number) {
  const { rows } = await db.execute<{
    id: string
    workspace_id: WorkspaceId
    account_id: string
    body: Buffer
    received_at: string
  }>(sql`
    select oldest.* from unnest(${sql.param(workspaceIds)}::uuid[]) as workspace (id), lateral (
      select delivery.id, delivery.workspace_id, delivery.account_id, delivery.body, delivery.received_at
      from inbox_deliveries delivery
      join social_accounts account
        on account.workspace_id = delivery.workspace_id and account.id = delivery.account_id
      where delivery.handled_at is null and delivery.workspace_id = workspace.id
      order by delivery.received_at, delivery.id
      limit ${ofEach}
      for no key update of delivery skip locked
      for key share of account skip locked
    ) as oldest`)
  return rows.map((row) => ({
    id: row.id,
    workspaceId: row.workspace_id,
    accountId: row.account_id,
    body: row.body,
    receivedAt: new Date(row.received_at),
  }))
}

export type ClaimedDelivery = Awaited<ReturnType<typeof claim>>[number]

export const markHandled = (db: Db, workspaceId: WorkspaceId, ids: string[], handledAt: Date) =>
  db
    .update(inboxDeliveries)
    .set({ handledAt })
    .where(
      and(
        eq(inboxDeliveries.workspaceId, workspaceId),
        inArray(inboxDeliveries.id, ids),
        isNull(inboxDeliveries.handledAt),
      ),
    )

export const markUnreadable = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  { problem, handledAt }: { problem: string; handledAt: Date },
) =>
  db
    .update(inboxDeliveries)
    .set({ problem, handledAt })
    .where(and(eq(inboxDeliveries.workspaceId, workspaceId), eq(inboxDeliveries.id, id)))

const PURGED_AT_ONCE = 5000

/** Deletes deliveries of all workspaces that were read long ago; answers how many. */
export async function purge(db: Db, before: Date): Promise<number> {
  const old = db
    .select({ id: inboxDeliveries.id })
    .from(inboxDeliveries)
    .where(lt(inboxDeliveries.handledAt, before))
    .orderBy(asc(inboxDeliveries.handledAt))
    .limit(PURGED_AT_ONCE)
  const { rowCount } = await db.delete(inboxDeliveries).where(inArray(inboxDeliveries.id, old))
  return rowCount ?? 0
}
