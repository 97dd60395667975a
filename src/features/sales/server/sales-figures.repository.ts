import { and, between, desc, eq, gt, lt, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { productDays, salesHours } from './sales.table.ts'

/** Days of the shop, inclusive. */
export type Days = { from: string; to: string }
/** The workspace and currency of sales figures: currencies are never added up. */
export type SalesScope = { workspaceId: WorkspaceId; currency: string }

const hoursOf = ({ workspaceId, currency }: SalesScope) =>
  and(eq(salesHours.workspaceId, workspaceId), eq(salesHours.currency, currency))
const within = ({ from, to }: Days) => between(salesHours.day, from, to)

const figures = {
  sales: sum(salesHours.sales).mapWith(Number),
  gross: sum(salesHours.gross).mapWith(Number),
  refunded: sum(salesHours.refunded).mapWith(Number),
}

async function hasSalesWhere(db: Db, condition: SQL | undefined): Promise<boolean> {
  const rows = await db
    .select({ day: salesHours.day })
    .from(salesHours)
    .where(and(condition, gt(salesHours.sales, 0)))
    // By its key: without an order the whole table may be read for one row.
    .orderBy(salesHours.currency, salesHours.day, salesHours.hour)
    .limit(1)
  return rows.length > 0
}

export const hasSales = (db: Db, { workspaceId }: Pick<SalesScope, 'workspaceId'>): Promise<boolean> =>
  hasSalesWhere(db, eq(salesHours.workspaceId, workspaceId))

export const hasSalesInCurrency = (db: Db, scope: SalesScope): Promise<boolean> =>
  hasSalesWhere(db, hoursOf(scope))

/** Sales in other currencies, most sales first; of all time without days. */
export const inOtherCurrencies = (db: Db, { workspaceId, currency }: SalesScope, days: Days | null) =>
  db
    .select({ currency: salesHours.currency, ...figures })
    .from(salesHours)
    .where(
      and(
        eq(salesHours.workspaceId, workspaceId),
        // Two ranges, which its key finds; for "unequal" every hour of the shop would be read.
        or(lt(salesHours.currency, currency), gt(salesHours.currency, currency)),
        days ? within(days) : undefined,
      ),
    )
    .groupBy(salesHours.currency)
    .having(gt(sum(salesHours.sales), sql`0`))
    .orderBy(desc(sum(salesHours.sales)), salesHours.currency)

export const byDay = (db: Db, scope: SalesScope, days: Days) =>
  db
    .select({ day: salesHours.day, ...figures })
    .from(salesHours)
    .where(and(hoursOf(scope), within(days)))
    .groupBy(salesHours.day)
    .orderBy(salesHours.day)

/** Sunday is 0. */
const weekday = sql<number>`extract(dow from ${salesHours.day})::int`

export const byHourOfWeek = (db: Db, scope: SalesScope, days: Days) =>
  db
    .select({ weekday, hour: salesHours.hour, ...figures })
    .from(salesHours)
    .where(and(hoursOf(scope), within(days)))
    .groupBy(weekday, salesHours.hour)
    .orderBy(weekday, salesHours.hour)

export function topProducts(
  db: Db,
  { workspaceId, currency }: SalesScope,
  { from, to }: Days,
  limit: number,
) {
  const amount = sum(productDays.amount).mapWith(Number)
  return db
    .select({ name: productDays.name, quantity: sum(productDays.quantity).mapWith(Number), amount })
    .from(productDays)
    .where(
      and(
        eq(productDays.workspaceId, workspaceId),
        eq(productDays.currency, currency),
        between(productDays.day, from, to),
      ),
    )
    .groupBy(productDays.name)
    .having(gt(sum(productDays.quantity), sql`0`))
    .orderBy(desc(sum(productDays.amount)), productDays.name)
    .limit(limit)
}
