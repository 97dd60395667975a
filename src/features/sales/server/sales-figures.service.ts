import type { Db } from '#server/db/database.ts'
import type { OtherCurrency } from '../sales.contract.ts'
import * as buyers from './buyers.repository.ts'
import type { Days, Till } from './sales-figures.repository.ts'
import * as repository from './sales-figures.repository.ts'

export { type BuyersPart, buyersByValue } from './buyers-by-value.ts'
export type { Days, Till } from './sales-figures.repository.ts'

/** Smallest units of the till's currency; `revenue` is what stayed after refunds. */
export type SalesFigures = { sales: number; gross: number; refunded: number; revenue: number }
export type SalesDay = SalesFigures & { day: string }
export type SalesHour = SalesFigures & { weekday: number; hour: number }
export type SoldProduct = { name: string; quantity: number; amount: number }

const withRevenue = <Row extends { gross: number; refunded: number }>(row: Row) => ({
  ...row,
  revenue: row.gross - row.refunded,
})

/** Whether the shop has sold anything that we know of, in whatever currency. */
export const hasSales = (db: Db, till: Pick<Till, 'workspaceId'>): Promise<boolean> =>
  repository.hasSales(db, till)

/** The same in the till's own currency. */
export const hasSalesInCurrency = (db: Db, till: Till): Promise<boolean> =>
  repository.hasSalesInCurrency(db, till)

/** What was sold besides, in currencies that are not the till's own; of all time without days. */
export const salesInOtherCurrencies = async (
  db: Db,
  till: Till,
  days: Days | null,
): Promise<OtherCurrency[]> =>
  (await repository.inOtherCurrencies(db, till, days)).map(({ currency, sales, gross, refunded }) => ({
    currency,
    sales,
    revenue: gross - refunded,
  }))

/** Each day on which something was sold, oldest first. */
export const salesByDay = async (db: Db, till: Till, days: Days): Promise<SalesDay[]> =>
  (await repository.byDay(db, till, days)).map(withRevenue)

export async function salesBetween(db: Db, till: Till, days: Days): Promise<SalesFigures> {
  const rows = await salesByDay(db, till, days)
  const total = (of: (row: SalesDay) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  return {
    sales: total(({ sales }) => sales),
    gross: total(({ gross }) => gross),
    refunded: total(({ refunded }) => refunded),
    revenue: total(({ revenue }) => revenue),
  }
}

/** When people come: each hour of the week in which something was sold; Sunday is 0. */
export const salesByHourOfWeek = async (db: Db, till: Till, days: Days): Promise<SalesHour[]> =>
  (await repository.byHourOfWeek(db, till, days)).map(withRevenue)

/** What brought in most, first. */
export const topProducts = (db: Db, till: Till, days: Days, limit: number): Promise<SoldProduct[]> =>
  repository.topProducts(db, till, days, limit)

/** How many of those whom we can tell apart came back, and how many have stayed away since that day. */
export const buyerFigures = (db: Db, till: Till, awaySince: string) =>
  buyers.buyerFigures(db, till, awaySince)

/** Buyers and what they spent, by the day on which they bought last; `place` names the first of the days since which they have, null none. */
export const buyersByRecency = (db: Db, till: Till, since: readonly string[]) =>
  buyers.byRecency(db, till, since)
