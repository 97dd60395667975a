import { instantAt, timeIn } from '#platform/wall-time.ts'
import type { CalendarItem } from './calendar.contract.ts'

/**
 * An item after a move to a day, as the server computes it. A post has an instant, which a clock change can show at
 * another local time; a day of a plan keeps its local time.
 */
export function moveToDay(item: CalendarItem, day: string, timeZone: string): CalendarItem {
  const moment = instantAt(timeZone, day, item.time)
  const time = item.kind === 'post' ? timeIn(timeZone, moment) : item.time
  return { ...item, day, time, scheduledFor: moment.toISOString() }
}
