import { dayIn } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'

/** A moment on the shop's clocks, as a date-and-time field holds it: 2026-03-10T10:00. */
export const toDatetimeLocal = (timeZone: string, instant: Date): string =>
  `${dayIn(timeZone, instant)}T${timeIn(timeZone, instant)}`

/** Day and time of what stands in the field; null while it is no moment, as the year 202 is none on its way to 2027. */
export function readDatetimeLocal(typed: string): { day: string; time: string } | null {
  const [, day, time] = /^([1-9]\d{3}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed) ?? []
  return day && time && !Number.isNaN(Date.parse(`${day}T${time}Z`)) ? { day, time } : null
}

/** The moment that is meant by what stands in the field. */
export function fromDatetimeLocal(timeZone: string, typed: string): Date | null {
  const read = readDatetimeLocal(typed)
  return read && instantAt(timeZone, read.day, read.time)
}
