import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-03-11T09:00:00.000Z')

test.each([
  ['2026-03-11T08:59:30.000Z', 'just now', 'ahora mismo'],
  ['2026-03-11T09:00:08.000Z', 'just now', 'ahora mismo'],
  ['2026-03-11T09:00:30.000Z', 'in a moment', 'en un momento'],
  ['2026-03-11T08:59:00.000Z', '1 minute ago', 'hace 1 minuto'],
  ['2026-03-11T07:00:00.000Z', '2 hours ago', 'hace 2 horas'],
  // Two calendar days ago, but less than 48 hours.
  ['2026-03-09T10:00:00.000Z', '1 day ago', 'hace 1 día'],
  ['2026-03-01T09:00:00.000Z', '1 week ago', 'hace 1 semana'],
  ['2026-01-20T09:00:00.000Z', '1 month ago', 'hace 1 mes'],
  ['2024-01-01T00:00:00.000Z', '2 years ago', 'hace 2 años'],
  ['2026-03-11T12:30:00.000Z', 'in 3 hours', 'dentro de 3 horas'],
])('%s is %s, %s', (iso, english, spanish) => {
  expect(relativeTime('en')(iso, now)).toBe(english)
  expect(relativeTime('es')(iso, now)).toBe(spanish)
})
