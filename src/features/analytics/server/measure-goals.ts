import { newCustomersByDay } from '#features/customers/server/customer-figures.service.ts'
import { answersByDay } from '#features/inbox/server/inbox-figures.service.ts'
import { type Days, salesByDay } from '#features/sales/server/sales-figures.service.ts'
import { currencyDigits } from '#platform/currency.ts'
import { dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Goal, GoalCategory } from '../goals.contract.ts'
import { daysUntil, labelOf, percentOf, periodsUpTo, streakOf } from './goal-progress.ts'
import type { GoalRow } from './goals.repository.ts'

type Shop = Pick<Actor, 'workspaceId' | 'currency' | 'timeZone'>
type Counted = { day: string; amount: number }[]

/** Tills tell in the smallest units that a currency has, goals are typed in hundredths. */
const inHundredths = (currency: string, amount: number) =>
  Math.round(amount * 10 ** (2 - currencyDigits(currency)))

/** What the product counts by itself, day by day; appointments are said by a person. */
async function countByDay(
  { db }: Pick<Deps, 'db'>,
  { workspaceId, currency, timeZone }: Shop,
  category: GoalCategory,
  days: Days,
): Promise<Counted> {
  switch (category) {
    case 'revenue': {
      const sold = await salesByDay(db, { workspaceId, currency }, days)
      return sold.map(({ day, revenue }) => ({ day, amount: inHundredths(currency, revenue) }))
    }
    case 'customers': {
      const added = await newCustomersByDay(db, { workspaceId, timeZone }, days)
      return added.map(({ day, customers }) => ({ day, amount: customers }))
    }
    case 'conversations': {
      const answered = await answersByDay(db, { workspaceId, timeZone }, days)
      return answered.map(({ day, answers }) => ({ day, amount: answers }))
    }
    case 'appointments':
      return []
  }
}

const within = (counted: Counted, { from, to }: Days) =>
  counted.reduce((sum, { day, amount }) => (day >= from && day <= to ? sum + amount : sum), 0)

function measure(row: GoalRow, counted: Counted, today: string): Goal {
  const { id, title, target, period, category, deadline, reported } = row
  const [now, ...before] = periodsUpTo(period, today)
  const isReported = category === 'appointments'
  const current = isReported ? (reported ?? 0) : within(counted, now)
  return {
    id,
    title,
    target,
    current,
    unit: category === 'revenue' ? '$' : '',
    period,
    category,
    deadline,
    daysLeft: daysUntil(deadline, today),
    streak: isReported
      ? 0
      : streakOf(
          before.map((days) => within(counted, days)),
          target,
        ),
    percent: percentOf(current, target),
    label: labelOf(current, target),
  }
}

/** How far goals of one kind of period are: one look for each category, however many goals there are. */
export async function measureGoals(
  deps: Pick<Deps, 'db' | 'clock'>,
  shop: Shop,
  rows: readonly GoalRow[],
): Promise<Goal[]> {
  const today = dayIn(shop.timeZone, deps.clock.now())
  const counted = new Map<string, Counted>()
  for (const { category, period } of rows) {
    const kind = `${category} ${period}`
    if (counted.has(kind)) continue
    const from = periodsUpTo(period, today).at(-1)?.from ?? today
    counted.set(kind, await countByDay(deps, shop, category, { from, to: today }))
  }
  return rows.map((row) => measure(row, counted.get(`${row.category} ${row.period}`) ?? [], today))
}
