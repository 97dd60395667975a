import { dayIn } from '#platform/day.ts'
import { readDatetimeLocal } from '#platform/read-datetime-local.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'

/** A moment in the shop's zone, as datetime-local fields store it: 2026-03-10T10:00. */
export const toDatetimeLocal = (timeZone: string, instant: Date): string =>
  `${dayIn(timeZone, instant)}T${timeIn(timeZone, instant)}`

/** The moment the field's value means. */
export function fromDatetimeLocal(timeZone: string, typed: string): Date | null {
  const read = readDatetimeLocal(typed)
  return read && instantAt(timeZone, read.day, read.time)
}
