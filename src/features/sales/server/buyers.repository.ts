import { and, between, desc, eq, sql, type sum } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { buyerDays, buyerValues, salesBuyers } from './sales.table.ts'
import type { Till } from './sales-figures.repository.ts'

const total = (what: Parameters<typeof sum>[0]) => sql`coalesce(sum(${what}), 0)::bigint`.mapWith(Number)

const daysOf = ({ workspaceId, currency }: Till) =>
  and(eq(buyerDays.workspaceId, workspaceId), eq(buyerDays.currency, currency))

/** How many buyers are known, how many of them came back, and who has not been there since that day. */
export async function buyerFigures(db: Db, till: Till, awaySince: string) {
  const [row] = await db
    .select({
      buyers: total(buyerDays.buyers),
      returning: total(buyerDays.returning),
      away: total(sql`case when ${buyerDays.day} < ${awaySince} then ${buyerDays.buyers} end`),
    })
    .from(buyerDays)
    .where(daysOf(till))
  return row ?? { buyers: 0, returning: 0, away: 0 }
}

/** Buyers and what they spent, by the day on which they were there last: since the first of these, since the second, and so on; null is before all. */
export function byRecency(db: Db, till: Till, since: readonly string[]) {
  const place = sql<number | null>`case ${sql.join(
    since.map((day, index) => sql`when ${buyerDays.day} >= ${day} then ${sql.raw(String(index))}`),
    sql` `,
  )} end`
  return db
    .select({ place, buyers: total(buyerDays.buyers), spent: total(buyerDays.spent) })
    .from(buyerDays)
    .where(daysOf(till))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Buyers by what they spent, in steps, those who spent most first. */
export const listValues = (db: Db, { workspaceId, currency }: Till) =>
  db
    .select({ step: buyerValues.step, buyers: buyerValues.buyers, spent: buyerValues.spent })
    .from(buyerValues)
    .where(and(eq(buyerValues.workspaceId, workspaceId), eq(buyerValues.currency, currency)))
    .orderBy(desc(buyerValues.step))

/** What so many buyers spent together: of those who spent between two amounts, the ones who spent most. */
export async function sumOfTop(
  db: Db,
  { workspaceId, currency }: Till,
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
