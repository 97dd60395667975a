import { addDays } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'
import type { CalendarItem } from './calendar.contract.ts'
import { clockAt, minutesOf } from './clock-minutes.ts'

/** Without a time, the time of day stays. */
export type Target = { day: string; time?: string }

/** A distance between two local times. */
export type Shift = { days: number; minutes: number }

const DAY_MINUTES = 24 * 60

export const shiftBetween = ({ day, time }: Pick<CalendarItem, 'day' | 'time'>, target: Target): Shift => ({
  days: Math.round((Date.parse(target.day) - Date.parse(day)) / 86_400_000),
  minutes: minutesOf(target.time ?? time) - minutesOf(time),
})

/** Where an item lands; past midnight it is the next day, or the one before. */
export function shiftedBy(
  { day, time }: Pick<CalendarItem, 'day' | 'time'>,
  { days, minutes }: Shift,
): Target {
  if (minutes === 0) return { day: addDays(day, days) }
  const total = minutesOf(time) + minutes
  const carried = Math.floor(total / DAY_MINUTES)
  const rest = total - carried * DAY_MINUTES
  return { day: addDays(day, days + carried), time: clockAt(rest) }
}

/**
 * An item after a move, as the server computes it. A post has an instant, which a clock change can show at another
 * local time; a day of a plan keeps its local time.
 */
export function moveTo(item: CalendarItem, target: Target, timeZone: string): CalendarItem {
  const wanted = target.time ?? item.time
  const moment = instantAt(timeZone, target.day, wanted)
  const time = item.kind === 'post' ? timeIn(timeZone, moment) : wanted
  return { ...item, day: target.day, time, scheduledFor: moment.toISOString() }
}
