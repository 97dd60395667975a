import { newCustomersByDay } from '#features/customers/index.server.ts'
import { answersByDay } from '#features/inbox/index.server.ts'
import { type Days, salesByDay } from '#features/sales/index.server.ts'
import { dayIn } from '#platform/day.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Goal, GoalCategory } from '../goals.contract.ts'
import { sumOf } from './compare.ts'
import { daysUntil, labelOf, percentOf, periodsUpTo, streakOf, unitOf } from './goal-progress.ts'
import type { GoalRow } from './goals.repository.ts'

type Shop = Pick<Actor, 'workspaceId' | 'currency' | 'timeZone'>

type Counted = { day: string; amount: number }

/** What the product counts per day; people report appointments. */
async function countOn(db: Db, shop: Shop, category: GoalCategory, days: Days): Promise<Counted[]> {
  const { workspaceId, currency } = shop
  switch (category) {
    case 'revenue': {
      const sold = await salesByDay(db, { workspaceId, currency }, days)
      return sold.map(({ day, revenue }) => ({ day, amount: revenue }))
    }
    case 'customers': {
      const added = await newCustomersByDay(db, workspaceId, days)
      return added.map(({ day, customers }) => ({ day, amount: customers }))
    }
    case 'conversations': {
      const answered = await answersByDay(db, workspaceId, days)
      return answered.map(({ day, answers }) => ({ day, amount: answers }))
    }
    case 'appointments':
      return []
  }
}

/** The amount in each of these periods. */
const amountsIn = (counted: readonly Counted[], periods: readonly Days[]): number[] =>
  periods.map(({ from, to }) =>
    sumOf(
      counted.filter(({ day }) => day >= from && day <= to),
      (each) => each.amount,
    ),
  )

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

/** Progress of goals: one query per category, as far back as its longest period, for any number of goals. */
export async function measureGoals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shop: Shop,
  rows: readonly GoalRow[],
): Promise<Goal[]> {
  const today = dayIn(shop.timeZone, clock.now())
  const measured = new Map<string, Goal>()
  for (const [category, goals] of Map.groupBy(rows, (row) => row.category)) {
    const each = goals.map((row) => ({ row, periods: periodsUpTo(row.period, today) }))
    const days = each.flatMap(({ periods }) => periods)
    const from = days.map((period) => period.from).sort()[0] ?? today
    const to =
      days
        .map((period) => period.to)
        .sort()
        .at(-1) ?? today
    const counted = await countOn(db, shop, category, { from, to })
    for (const { row, periods } of each)
      measured.set(row.id, measure(row, amountsIn(counted, periods), today))
  }
  return rows.flatMap(({ id }) => measured.get(id) ?? [])
}
