import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { accountCharges } from './account-charges.table.ts'
import { spendingLimits } from './spending-limits.table.ts'

/** An account, and what it is charged for. */
export type Charge = { workspaceId: WorkspaceId; accountId: string; name: string }

const isThe = ({ workspaceId, accountId, name }: Charge) =>
  and(
    eq(accountCharges.workspaceId, workspaceId),
    eq(accountCharges.accountId, accountId),
    eq(accountCharges.name, name),
  )

export async function isCharged(db: Db, charge: Charge): Promise<boolean> {
  const found = await db.select({ id: accountCharges.id }).from(accountCharges).where(isThe(charge))
  return found.length > 0
}

export const addCharge = (db: Db, charge: Charge, amount: number, chargedAt: Date) =>
  db.insert(accountCharges).values({ ...charge, amount, chargedAt })

export async function removeCharge(db: Db, charge: Charge): Promise<boolean> {
  const { rowCount } = await db.delete(accountCharges).where(isThe(charge))
  return rowCount === 1
}

/** Since the month began on the clocks of the shop, by account. */
export async function sumMonth(
  db: Db,
  workspaceId: WorkspaceId,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const zone = workspaces.timeZone
  const monthStart = sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`
  const rows = await db
    .select({
      accountId: accountCharges.accountId,
      spent: sql`coalesce(sum(${accountCharges.amount}), 0)`.mapWith(Number),
    })
    .from(accountCharges)
    .innerJoin(workspaces, eq(workspaces.id, accountCharges.workspaceId))
    .where(
      and(
        eq(accountCharges.workspaceId, workspaceId),
        inArray(accountCharges.accountId, [...accountIds]),
        gte(accountCharges.chargedAt, monthStart),
      ),
    )
    .groupBy(accountCharges.accountId)
  return new Map(rows.map(({ accountId, spent }) => [accountId, spent]))
}

export async function findLimits(
  db: Db,
  workspaceId: WorkspaceId,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ accountId: spendingLimits.accountId, monthly: spendingLimits.monthly })
    .from(spendingLimits)
    .where(
      and(eq(spendingLimits.workspaceId, workspaceId), inArray(spendingLimits.accountId, [...accountIds])),
    )
  return new Map(rows.map(({ accountId, monthly }) => [accountId, monthly]))
}

export const setLimit = (db: Db, workspaceId: WorkspaceId, accountId: string, monthly: number) =>
  db
    .insert(spendingLimits)
    .values({ workspaceId, accountId, monthly })
    .onConflictDoUpdate({
      target: [spendingLimits.workspaceId, spendingLimits.accountId],
      set: { monthly },
    })
