import { instantAt, timeIn } from '#platform/wall-time.ts'
import type { CalendarItem } from './calendar.contract.ts'

/** Without a time, the time of day stays. */
export type Target = { day: string; time?: string }

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
