import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { customers } from '../customers.table.ts'
import { mailSuppressions } from './consent.table.ts'
import { matchesReach } from './consent-reach.repository.ts'

const readers = (workspaceId: WorkspaceId, brandIds: string[] | undefined) =>
  and(
    eq(customers.workspaceId, workspaceId),
    isOfBrands(customers.brandId, brandIds),
    matchesReach('email'),
    isNotNull(customers.email),
  )

/** Everyone who may get mail, each address once. */
export async function list(
  db: Db,
  workspaceId: WorkspaceId,
  brandIds: string[] | undefined,
): Promise<{ customerId: string; address: string }[]> {
  const rows = await db
    .selectDistinctOn([customers.email], { customerId: customers.id, address: customers.email })
    .from(customers)
    .where(readers(workspaceId, brandIds))
    .orderBy(asc(customers.email), asc(customers.createdAt), asc(customers.id))
  return rows.flatMap(({ customerId, address }) => (address ? [{ customerId, address }] : []))
}

export async function count(
  db: Db,
  workspaceId: WorkspaceId,
  brandIds: string[] | undefined,
): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(distinct ${customers.email})`.mapWith(Number) })
    .from(customers)
    .where(readers(workspaceId, brandIds))
  return row?.count ?? 0
}

/** Whether someone with this address may get mail now, and in which language. */
export async function find(
  db: Db,
  workspaceId: WorkspaceId,
  address: string,
  brandIds: string[] | undefined,
): Promise<{ language: Locale } | null> {
  const [row] = await db
    .select({ language: customers.language })
    .from(customers)
    .where(and(readers(workspaceId, brandIds), eq(customers.email, address)))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(1)
  return row ?? null
}

/** Whether the person behind another feature's mail has unsubscribed after it. */
export const isUnsubscribedSince = (
  workspaceId: AnyPgColumn,
  address: AnyPgColumn,
  since: AnyPgColumn,
): SQL =>
  sql`exists (select from ${mailSuppressions} where ${mailSuppressions.workspaceId} = ${workspaceId} and ${mailSuppressions.address} = ${address} and ${mailSuppressions.reason} = 'unsubscribed' and ${mailSuppressions.createdAt} >= ${since})`
