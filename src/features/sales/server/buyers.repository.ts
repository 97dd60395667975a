import { and, between, desc, eq, sql, type sum } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { buyerDays, buyerValues, salesBuyers } from './sales.table.ts'
import type { SalesScope } from './sales-figures.repository.ts'

const total = (what: Parameters<typeof sum>[0]) => sql`coalesce(sum(${what}), 0)::bigint`.mapWith(Number)

const daysOf = ({ workspaceId, currency }: SalesScope) =>
  and(eq(buyerDays.workspaceId, workspaceId), eq(buyerDays.currency, currency))

/** Known buyers, returning ones, and those without a purchase since that day. */
export async function buyerFigures(db: Db, scope: SalesScope, awaySince: string) {
  const [row] = await db
    .select({
      buyers: total(buyerDays.buyers),
      returning: total(buyerDays.returning),
      away: total(sql`case when ${buyerDays.day} < ${awaySince} then ${buyerDays.buyers} end`),
    })
    .from(buyerDays)
    .where(daysOf(scope))
  return row ?? { buyers: 0, returning: 0, away: 0 }
}

/**
 * Buyers and their spending by last purchase: since the first of these days, since the second, and so on; null is
 * before all.
 */
export function byRecency(db: Db, scope: SalesScope, since: readonly string[]) {
  const place = sql<number | null>`case ${sql.join(
    since.map((day, index) => sql`when ${buyerDays.day} >= ${day} then ${sql.raw(String(index))}`),
    sql` `,
  )} end`
  return db
    .select({ place, buyers: total(buyerDays.buyers), spent: total(buyerDays.spent) })
    .from(buyerDays)
    .where(daysOf(scope))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Buyers by spending, in steps, highest first. */
export const listValues = (db: Db, { workspaceId, currency }: SalesScope) =>
  db
    .select({ step: buyerValues.step, buyers: buyerValues.buyers, spent: buyerValues.spent })
    .from(buyerValues)
    .where(and(eq(buyerValues.workspaceId, workspaceId), eq(buyerValues.currency, currency)))
    .orderBy(desc(buyerValues.step))

/** The spending of the top buyers within a range of amounts. */
export async function sumOfTop(
  db: Db,
  { workspaceId, currency }: SalesScope,
  { least, most }: { least: number; most: number },
  buyers: number,
): Promise<number> {
  const top = db
    .select({ spent: salesBuyers.spent })
    .from(salesBuyers)
    .where(
      and(
        eq(salesBuyers.workspaceId, workspaceId),
        eq(salesBuyers.currency, currency),
        between(salesBuyers.spent, least, most),
      ),
    )
    .orderBy(desc(salesBuyers.spent))
    .limit(buyers)
    .as('top')
  const [row] = await db.select({ spent: total(top.spent) }).from(top)
  return row?.spent ?? 0
}
