import { expect, test } from 'vitest'
import { fromDatetimeLocal, toDatetimeLocal } from './datetime-local.ts'

test.each([
  ['Europe/Madrid', '2026-01-15T10:00', '2026-01-15T09:00:00.000Z'],
  ['Europe/Madrid', '2026-07-15T10:00', '2026-07-15T08:00:00.000Z'],
  ['America/Mexico_City', '2026-07-15T23:30', '2026-07-16T05:30:00.000Z'],
])('in %s %s is %s, and back', (timeZone, field, instant) => {
  expect(fromDatetimeLocal(timeZone, field)?.toISOString()).toBe(instant)
  expect(toDatetimeLocal(timeZone, new Date(instant))).toBe(field)
})

test.each([
  '',
  '2026-07-15',
  '2026-07-15T',
  '2026-99-99T10:00',
  'soon',
  // Intermediate values while a year is being typed.
  '0002-07-15T10:00',
  '0202-07-15T10:00',
])('"%s" is not a valid time', (typed) => {
  expect(fromDatetimeLocal('Europe/Madrid', typed)).toBeNull()
})
