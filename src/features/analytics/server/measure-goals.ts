import { addDays } from '#features/calendar/days.ts'
import { countNewCustomers } from '#features/customers/server/customer-figures.service.ts'
import { countAnswers } from '#features/inbox/server/inbox-figures.service.ts'
import { type Days, salesByDay } from '#features/sales/server/sales-figures.service.ts'
import { dayIn } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Goal, GoalCategory } from '../goals.contract.ts'
import { daysUntil, labelOf, percentOf, periodsUpTo, streakOf, unitOf } from './goal-progress.ts'
import type { GoalRow } from './goals.repository.ts'

type Shop = Pick<Actor, 'workspaceId' | 'currency' | 'timeZone'>
type Periods = readonly [Days, ...Days[]]

/** The beginnings of these periods, oldest first, and the end of the last. */
const momentsOf = (periods: Periods, timeZone: string): Date[] => [
  ...periods.map(({ from }) => instantAt(timeZone, from, '00:00')).reverse(),
  instantAt(timeZone, addDays(periods[0].to, 1), '00:00'),
]

async function revenueIn(db: Db, { workspaceId, currency }: Shop, periods: Periods): Promise<number[]> {
  const days = { from: periods.at(-1)?.from ?? periods[0].from, to: periods[0].to }
  const sold = await salesByDay(db, { workspaceId, currency }, days)
  return periods.map(({ from, to }) =>
    sold.reduce((sum, { day, revenue }) => (day >= from && day <= to ? sum + revenue : sum), 0),
  )
}

/** What the product counts by itself in each of these periods, the newest first; appointments are said by a person. */
async function countIn(db: Db, shop: Shop, category: GoalCategory, periods: Periods): Promise<number[]> {
  const { workspaceId, timeZone } = shop
  switch (category) {
    case 'revenue':
      return revenueIn(db, shop, periods)
    case 'customers':
      return (await countNewCustomers(db, workspaceId, momentsOf(periods, timeZone))).reverse()
    case 'conversations': {
      const answered = await countAnswers(db, workspaceId, momentsOf(periods, timeZone))
      return answered.map(({ answers }) => answers).reverse()
    }
    case 'appointments':
      return []
  }
}

function measure(row: GoalRow, [now = 0, ...before]: number[], today: string): Goal {
  const { id, title, target, period, category, deadline, reported } = row
  const current = category === 'appointments' ? (reported ?? 0) : now
  return {
    id,
    title,
    target,
    current,
    unit: unitOf(category),
    period,
    category,
    deadline,
    daysLeft: daysUntil(deadline, today),
    streak: streakOf(before, target),
    percent: percentOf(current, target),
    label: labelOf(current, target),
  }
}

/** How far goals are: one look for each category and period, however many goals there are. */
export async function measureGoals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shop: Shop,
  rows: readonly GoalRow[],
): Promise<Goal[]> {
  const today = dayIn(shop.timeZone, clock.now())
  const counted = new Map<string, number[]>()
  for (const { category, period } of rows) {
    const kind = `${category} ${period}`
    if (!counted.has(kind)) counted.set(kind, await countIn(db, shop, category, periodsUpTo(period, today)))
  }
  return rows.map((row) => measure(row, counted.get(`${row.category} ${row.period}`) ?? [], today))
}
