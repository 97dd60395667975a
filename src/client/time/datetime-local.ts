import { dayIn } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'

/** A moment in the shop's zone, as datetime-local fields store it: 2026-03-10T10:00. */
export const toDatetimeLocal = (timeZone: string, instant: Date): string =>
  `${dayIn(timeZone, instant)}T${timeIn(timeZone, instant)}`

/** Day and time of the field's value; null while invalid, such as year 202 on the way to 2027. */
export function readDatetimeLocal(typed: string): { day: string; time: string } | null {
  const [, day, time] = /^([1-9]\d{3}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed) ?? []
  return day && time && !Number.isNaN(Date.parse(`${day}T${time}Z`)) ? { day, time } : null
}

/** The moment the field's value means. */
export function fromDatetimeLocal(timeZone: string, typed: string): Date | null {
  const read = readDatetimeLocal(typed)
  return read && instantAt(timeZone, read.day, read.time)
}
