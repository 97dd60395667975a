import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Recipients } from '#connectors/social/channel.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { customers } from '../customers.table.ts'
import { mailSuppressions } from './consent.table.ts'
import { matchesReach } from './consent-reach.repository.ts'

/** By where a post goes: who may get it, and their address. */
const reaches = {
  mailboxes: { address: customers.email, isReached: matchesReach('email') },
  phones: { address: customers.phoneNumber, isReached: matchesReach('whatsapp') },
}

type Audience = { workspaceId: WorkspaceId; goesTo: Recipients; brandIds: string[] | undefined }

const ofBrands = ({ workspaceId, brandIds }: Audience) =>
  and(eq(customers.workspaceId, workspaceId), isOfBrands(customers.brandId, brandIds))

const readers = (audience: Audience) =>
  and(ofBrands(audience), reaches[audience.goesTo].isReached, isNotNull(reaches[audience.goesTo].address))

/** Everyone who may get it, each address once. */
export async function list(db: Db, audience: Audience): Promise<{ customerId: string; address: string }[]> {
  const { address } = reaches[audience.goesTo]
  const rows = await db
    .selectDistinctOn([address], { customerId: customers.id, address })
    .from(customers)
    .where(readers(audience))
    .orderBy(asc(address), asc(customers.createdAt), asc(customers.id))
  return rows.flatMap(({ customerId, address }) => (address ? [{ customerId, address }] : []))
}

export async function count(db: Db, audience: Audience): Promise<number> {
  const { address } = reaches[audience.goesTo]
  const [row] = await db
    .select({ count: sql`count(distinct ${address})`.mapWith(Number) })
    .from(customers)
    .where(readers(audience))
  return row?.count ?? 0
}

/** Those who agreed to messages, but whose phone number has no country code. */
export async function countWithoutCode(db: Db, audience: Audience): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(customers)
    .where(
      and(
        ofBrands(audience),
        eq(customers.whatsappConsent, 'granted'),
        isNotNull(customers.phone),
        isNull(customers.phoneNumber),
      ),
    )
  return row?.count ?? 0
}

export type Reader = { language: Locale; name: string }

/** Whether someone with this address may get it now, and how to write to them. */
export async function find(db: Db, audience: Audience, address: string): Promise<Reader | null> {
  const [row] = await db
    .select({ language: customers.language, name: customers.name })
    .from(customers)
    .where(and(readers(audience), eq(reaches[audience.goesTo].address, address)))
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
