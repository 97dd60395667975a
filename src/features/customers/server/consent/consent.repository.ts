import { and, asc, desc, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type {
  ConsentChannel,
  ConsentSource,
  ConsentState,
  SuppressionReason,
} from '#features/customers/consent.contract.ts'
import { channelOf } from '#features/customers/consent-rules.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { customers } from '../customers.table.ts'
import { consentRequests, customerConsents, mailSuppressions } from './consent.table.ts'

export type ConsentChange = {
  customerId: string
  channel: ConsentChannel
  state: ConsentState
  source: ConsentSource
  note: string | null
}

const CHUNK = 1000

const {
  number: _number,
  workspaceId: _workspace,
  customerId: _customer,
  ...own
} = getTableColumns(customerConsents)
const historyColumns = { ...own, changedAt: isoText(customerConsents.changedAt) }

const findCustomers = (db: Db, workspaceId: WorkspaceId, where: SQL | undefined) =>
  db
    .select({
      id: customers.id,
      brandId: customers.brandId,
      name: customers.name,
      email: customers.email,
      phoneNumber: customers.phoneNumber,
      language: customers.language,
      emailConsent: customers.emailConsent,
      whatsappConsent: customers.whatsappConsent,
    })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), where))
    .orderBy(asc(customers.id))

/** Links of mails live longer than workspaces. */
export async function isWorkspace(db: Db, id: WorkspaceId): Promise<boolean> {
  const rows = await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, id))
  return rows.length > 0
}

export const findByIds = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  findCustomers(db, workspaceId, inArray(customers.id, ids))

/** Locked in the order of their ids until the transaction ends, so that changes of one customer are one after another. */
export const lockByIds = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  findByIds(db, workspaceId, ids).for('no key update')

/** Several customers can share an email address or a phone number. */
export const findByAddress = (db: Db, workspaceId: WorkspaceId, address: string) =>
  findCustomers(
    db,
    workspaceId,
    eq(channelOf(address) === 'email' ? customers.email : customers.phoneNumber, address),
  )

export const lockByAddress = (db: Db, workspaceId: WorkspaceId, address: string) =>
  findByAddress(db, workspaceId, address).for('no key update')

/** Appends the changes and copies their states. The caller has locked the customers. */
export async function record(
  db: Db,
  workspaceId: WorkspaceId,
  changes: readonly ConsentChange[],
  changedAt: Date,
): Promise<void> {
  for (let at = 0; at < changes.length; at += CHUNK) {
    const chunk = changes.slice(at, at + CHUNK)
    await db.insert(customerConsents).values(chunk.map((change) => ({ ...change, workspaceId, changedAt })))
    for (const { channel, state } of distinct(chunk)) {
      const ids = chunk
        .filter((each) => each.channel === channel && each.state === state)
        .map(({ customerId }) => customerId)
      await db
        .update(customers)
        .set(channel === 'email' ? { emailConsent: state } : { whatsappConsent: state })
        .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.id, ids)))
    }
  }
}

const distinct = (changes: readonly ConsentChange[]) => [
  ...new Map(changes.map((each) => [`${each.channel} ${each.state}`, each])).values(),
]

export const listHistory = (db: Db, workspaceId: WorkspaceId, customerId: string, limit: number) =>
  db
    .select(historyColumns)
    .from(customerConsents)
    .where(and(eq(customerConsents.workspaceId, workspaceId), eq(customerConsents.customerId, customerId)))
    .orderBy(desc(customerConsents.number))
    .limit(limit)

/** Reasons of those addresses that must not get mail. */
export async function findSuppressions(
  db: Db,
  workspaceId: WorkspaceId,
  addresses: string[],
): Promise<Map<string, SuppressionReason>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .select({ address: mailSuppressions.address, reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(and(eq(mailSuppressions.workspaceId, workspaceId), inArray(mailSuppressions.address, addresses)))
  return new Map(rows.map(({ address, reason }) => [address, reason]))
}

/** The first reason stays: an address that bounced does not become one that can subscribe again. */
export const suppress = (
  db: Db,
  workspaceId: WorkspaceId,
  suppression: { address: string; reason: SuppressionReason; createdAt: Date },
) =>
  db
    .insert(mailSuppressions)
    .values({ workspaceId, ...suppression })
    .onConflictDoNothing()

/** Only what the person did can be undone by the person. */
export const removeUnsubscribed = (db: Db, workspaceId: WorkspaceId, address: string) =>
  db
    .delete(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.workspaceId, workspaceId),
        eq(mailSuppressions.address, address),
        eq(mailSuppressions.reason, 'unsubscribed'),
      ),
    )

export async function findAskedAt(
  db: Db,
  workspaceId: WorkspaceId,
  addresses: string[],
): Promise<Map<string, Date>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .select({ address: consentRequests.address, askedAt: consentRequests.askedAt })
    .from(consentRequests)
    .where(and(eq(consentRequests.workspaceId, workspaceId), inArray(consentRequests.address, addresses)))
  return new Map(rows.map(({ address, askedAt }) => [address, askedAt]))
}

/** Those of the addresses that were not asked since `askedBefore`; of two concurrent calls one gets an address. */
export async function claimAddresses(
  db: Db,
  workspaceId: WorkspaceId,
  addresses: string[],
  { askedAt, askedBefore }: { askedAt: Date; askedBefore: Date },
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const rows = await db
    .insert(consentRequests)
    // Sorted, because two calls that lock in different orders could deadlock.
    .values([...new Set(addresses)].sort().map((address) => ({ workspaceId, address, askedAt })))
    .onConflictDoUpdate({
      target: [consentRequests.workspaceId, consentRequests.address],
      set: { askedAt: sql`excluded.asked_at` },
      setWhere: lte(consentRequests.askedAt, askedBefore),
    })
    .returning({ address: consentRequests.address })
  return new Set(rows.map(({ address }) => address))
}
