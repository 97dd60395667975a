import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { ReachFilter } from '#features/customers/consent.contract.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { customers } from '../customers.table.ts'
import { consentRequests, mailSuppressions } from './consent.table.ts'

const withoutConsent = ['none', 'withdrawn'] as const

/** In the same words as `isReachable` of the rules, for many customers at once. */
const isSuppressedAt = (address: AnyPgColumn) =>
  sql`exists (select from ${mailSuppressions} where ${mailSuppressions.workspaceId} = ${customers.workspaceId} and ${mailSuppressions.address} = ${address})`
const isSuppressed = isSuppressedAt(customers.email)

const hasEmail = isNotNull(customers.email)
const hasPhone = isNotNull(customers.phoneNumber)

export function matchesReach(reach: ReachFilter): SQL | undefined {
  switch (reach) {
    case 'email':
      return and(eq(customers.emailConsent, 'granted'), hasEmail, sql`not ${isSuppressed}`)
    case 'whatsapp':
      return and(
        eq(customers.whatsappConsent, 'granted'),
        hasPhone,
        sql`not ${isSuppressedAt(customers.phoneNumber)}`,
      )
    case 'asked':
      return or(eq(customers.emailConsent, 'pending'), eq(customers.whatsappConsent, 'pending'))
    case 'none':
      return and(
        inArray(customers.emailConsent, [...withoutConsent]),
        inArray(customers.whatsappConsent, [...withoutConsent]),
      )
  }
}

const countIf = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)

const isSuppressedRow = isNotNull(mailSuppressions.address)
const isFree = isNull(mailSuppressions.address)

/** Counted from the index alone; the list of suppressions is small and joined by hash. */
export async function countEmail(db: Db, workspaceId: WorkspaceId, brandIds: string[] | undefined) {
  const [row] = await db
    .select({
      reachable: countIf(and(eq(customers.emailConsent, 'granted'), hasEmail, isFree)),
      pending: countIf(and(eq(customers.emailConsent, 'pending'), hasEmail, isFree)),
      suppressed: countIf(isSuppressedRow),
      total: countIf(sql`true`),
      askable: countIf(and(eq(customers.emailConsent, 'none'), hasEmail, isFree)),
    })
    .from(customers)
    .leftJoin(
      mailSuppressions,
      and(
        eq(mailSuppressions.workspaceId, customers.workspaceId),
        eq(mailSuppressions.address, customers.email),
      ),
    )
    .where(and(eq(customers.workspaceId, workspaceId), isOfBrands(customers.brandId, brandIds)))
  if (!row) throw new Error('A count has no row.')
  return row
}

export async function countWhatsapp(db: Db, workspaceId: WorkspaceId, brandIds: string[] | undefined) {
  const [row] = await db
    .select({
      reachable: countIf(and(eq(customers.whatsappConsent, 'granted'), hasPhone, isFree)),
      pending: countIf(eq(customers.whatsappConsent, 'pending')),
      suppressed: countIf(isSuppressedRow),
    })
    .from(customers)
    .leftJoin(
      mailSuppressions,
      and(
        eq(mailSuppressions.workspaceId, customers.workspaceId),
        eq(mailSuppressions.address, customers.phoneNumber),
      ),
    )
    .where(
      and(
        eq(customers.workspaceId, workspaceId),
        ne(customers.whatsappConsent, 'none'),
        isOfBrands(customers.brandId, brandIds),
      ),
    )
  if (!row) throw new Error('A count has no row.')
  return row
}

/** Never asked, with an address that may get mail. The oldest customers first. */
export async function listAskable(
  db: Db,
  workspaceId: WorkspaceId,
  { brandIds, askedBefore, limit }: { brandIds: string[] | undefined; askedBefore: Date; limit: number },
): Promise<string[]> {
  const askedRecently = db
    .select({ address: consentRequests.address })
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.workspaceId, customers.workspaceId),
        eq(consentRequests.address, customers.email),
        sql`${consentRequests.askedAt} > ${askedBefore.toISOString()}`,
      ),
    )
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.workspaceId, workspaceId),
        eq(customers.emailConsent, 'none'),
        hasEmail,
        isOfBrands(customers.brandId, brandIds),
        sql`not ${isSuppressed}`,
        notExists(askedRecently),
      ),
    )
    .orderBy(customers.createdAt, customers.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}
