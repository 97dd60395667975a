import { instantAt, timeIn } from '#platform/wall-time.ts'
import type { CalendarItem } from './calendar.contract.ts'

/**
 * What the server makes of an item that is moved to a day. A post has a moment, which clocks that jump can show at another time of
 * day; a day of a plan keeps the time that it was given.
 */
export function onDay(item: CalendarItem, day: string, timeZone: string): CalendarItem {
  const moment = instantAt(timeZone, day, item.time)
  const time = item.kind === 'post' ? timeIn(timeZone, moment) : item.time
  return { ...item, day, time, scheduledFor: moment.toISOString() }
}
