import { dayIn } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'

/** A moment on the shop's clocks, as a date-and-time field holds it: 2026-03-10T10:00. */
export const toFieldTime = (timeZone: string, instant: Date): string =>
  `${dayIn(timeZone, instant)}T${timeIn(timeZone, instant)}`

/** And back; null while what stands in the field is no moment. */
export function fromFieldTime(timeZone: string, typed: string): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed) ?? []
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}Z`))) return null
  return instantAt(timeZone, day, time)
}
