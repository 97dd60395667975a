import type { Days } from '#features/sales/index.server.ts'
import { addDays, dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { LOOK_BACK_DAYS } from '../analytics.contract.ts'

export type Spans = {
  today: string
  lately: Days
  /** The same number of days before. */
  earlier: Days
  /** And before those, for values that are themselves a comparison. */
  longAgo: Days
}

const before = ({ from }: Days): Days => ({ from: addDays(from, -LOOK_BACK_DAYS), to: addDays(from, -1) })

function spansAt(today: string): Spans {
  const lately = { from: addDays(today, 1 - LOOK_BACK_DAYS), to: today }
  const earlier = before(lately)
  return { today, lately, earlier, longAgo: before(earlier) }
}

export const spansFor = ({ clock }: Pick<Deps, 'clock'>, { timeZone }: Pick<Actor, 'timeZone'>): Spans =>
  spansAt(dayIn(timeZone, clock.now()))

export const isWithin = ({ from, to }: Days, day: string) => day >= from && day <= to
