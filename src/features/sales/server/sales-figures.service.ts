import type { Db } from '#server/db/database.ts'
import type { OtherCurrency } from '../sales.contract.ts'
import * as buyers from './buyers.repository.ts'
import type { Days, SalesScope } from './sales-figures.repository.ts'
import * as repository from './sales-figures.repository.ts'

export { buyersByValue } from './buyers-by-value.ts'
export type { Days, SalesScope } from './sales-figures.repository.ts'

/** Minor units; `revenue` is after refunds. */
export type SalesFigures = { sales: number; gross: number; refunded: number; revenue: number }
export type SalesDay = SalesFigures & { day: string }
export type SalesHour = SalesFigures & { weekday: number; hour: number }
export type SoldProduct = { name: string; quantity: number; amount: number }

const withRevenue = <Row extends { gross: number; refunded: number }>(row: Row) => ({
  ...row,
  revenue: row.gross - row.refunded,
})

/** Whether the shop has any known sale, in any currency. */
export const hasSales = (db: Db, scope: Pick<SalesScope, 'workspaceId'>): Promise<boolean> =>
  repository.hasSales(db, scope)

/** The same in its own currency. */
export const hasSalesInCurrency = (db: Db, scope: SalesScope): Promise<boolean> =>
  repository.hasSalesInCurrency(db, scope)

/** Sales in other currencies; of all time without days. */
export const salesInOtherCurrencies = async (
  db: Db,
  scope: SalesScope,
  days: Days | null,
): Promise<OtherCurrency[]> =>
  (await repository.inOtherCurrencies(db, scope, days)).map(({ currency, sales, gross, refunded }) => ({
    currency,
    sales,
    revenue: gross - refunded,
  }))

/** Days with sales, oldest first. */
export const salesByDay = async (db: Db, scope: SalesScope, days: Days): Promise<SalesDay[]> =>
  (await repository.byDay(db, scope, days)).map(withRevenue)

export async function salesBetween(db: Db, scope: SalesScope, days: Days): Promise<SalesFigures> {
  const rows = await salesByDay(db, scope, days)
  const total = (of: (row: SalesDay) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  return {
    sales: total(({ sales }) => sales),
    gross: total(({ gross }) => gross),
    refunded: total(({ refunded }) => refunded),
    revenue: total(({ revenue }) => revenue),
  }
}

/** Sales per hour of the week; only hours with sales. Sunday is 0. */
export const salesByHourOfWeek = async (db: Db, scope: SalesScope, days: Days): Promise<SalesHour[]> =>
  (await repository.byHourOfWeek(db, scope, days)).map(withRevenue)

/** By revenue. */
export const topProducts = (db: Db, scope: SalesScope, days: Days, limit: number): Promise<SoldProduct[]> =>
  repository.topProducts(db, scope, days, limit)

/** How many identified customers came back, and how many have not since that day. */
export const buyerFigures = (db: Db, scope: SalesScope, awaySince: string) =>
  buyers.buyerFigures(db, scope, awaySince)

/**
 * Buyers and their spending by last purchase; `place` is the index of the first day since which they bought, null for
 * none.
 */
export const buyersByRecency = (db: Db, scope: SalesScope, since: readonly string[]) =>
  buyers.byRecency(db, scope, since)
