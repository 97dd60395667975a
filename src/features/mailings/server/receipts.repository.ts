import { and, asc, count, eq, inArray, or, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Receipt } from '#connectors/social/incoming.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { DeliveryProblem, DeliveryState } from '../mailings.contract.ts'
import { mailDeliveries } from './mailings.table.ts'

export type KnownDelivery = Awaited<ReturnType<typeof lockFor>>[number]

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(mailDeliveries.workspaceId, workspaceId), eq(mailDeliveries.id, id))

/** Those that the receipts are about, locked in one order until the transaction ends. */
export const lockFor = (db: Db, workspaceId: WorkspaceId, receipts: readonly Receipt[]) => {
  const ids = receipts.flatMap(({ reference }) => z.uuid().safeParse(reference).data ?? [])
  const remoteIds = receipts.map(({ remoteId }) => remoteId)
  return db
    .select({
      id: mailDeliveries.id,
      remoteId: mailDeliveries.remoteId,
      address: mailDeliveries.address,
      deliveredAt: mailDeliveries.deliveredAt,
    })
    .from(mailDeliveries)
    .where(
      and(
        eq(mailDeliveries.workspaceId, workspaceId),
        or(inArray(mailDeliveries.id, ids), inArray(mailDeliveries.remoteId, remoteIds)),
      ),
    )
    .orderBy(asc(mailDeliveries.id))
    .for('update')
}

const isUnsettled = sql`${mailDeliveries.state} in ('sending', 'unconfirmed')`
const earliest = (column: SQLWrapper, at: Date) => sql`least(${column}, ${at.toISOString()}::timestamptz)`

/** It is out; perhaps it arrived, perhaps it was read. */
export async function confirm(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  { remoteId, at, state }: Pick<Receipt, 'remoteId' | 'at' | 'state'>,
): Promise<void> {
  const sent: DeliveryState = 'sent'
  await db
    .update(mailDeliveries)
    .set({
      state: sql`case when ${isUnsettled} then ${sent} else ${mailDeliveries.state} end`,
      problem: sql`case when ${isUnsettled} then null else ${mailDeliveries.problem} end`,
      claim: sql`case when ${isUnsettled} then null else ${mailDeliveries.claim} end`,
      sentAt: sql`coalesce(${mailDeliveries.sentAt}, ${at.toISOString()}::timestamptz)`,
      remoteId: sql`coalesce(${mailDeliveries.remoteId}, ${remoteId})`,
      ...(state !== 'accepted' && { deliveredAt: earliest(mailDeliveries.deliveredAt, at) }),
      ...(state === 'read' && { readAt: earliest(mailDeliveries.readAt, at) }),
    })
    .where(isThe(workspaceId, id))
}

export async function fail(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  { problem, answer }: { problem: DeliveryProblem; answer: string | null },
): Promise<void> {
  await db
    .update(mailDeliveries)
    .set({ state: 'refused', problem, answer, claim: null })
    .where(and(isThe(workspaceId, id), inArray(mailDeliveries.state, ['sent', 'sending', 'unconfirmed'])))
}

/** How many messages arrived, and how many were read. */
export async function countReceipts(db: Db, workspaceId: WorkspaceId, postId: string) {
  const [row] = await db
    .select({ delivered: count(mailDeliveries.deliveredAt), read: count(mailDeliveries.readAt) })
    .from(mailDeliveries)
    .where(
      and(
        eq(mailDeliveries.workspaceId, workspaceId),
        eq(mailDeliveries.postId, postId),
        eq(mailDeliveries.state, 'sent'),
      ),
    )
  return row ?? { delivered: 0, read: 0 }
}
