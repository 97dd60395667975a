import { expect, test } from 'vitest'
import {
  formatClock,
  formatDateTime,
  formatFullHour,
  formatHour,
  formatTime,
  formatWeekdayTime,
} from './time-format.ts'

// Intl writes a narrow space before AM and PM.
const plain = (text: string) => text.replaceAll('\u202f', ' ')
const moment = new Date('2026-11-15T13:30:00Z')

test('English uses AM and PM, Spanish 24 hours, in every form', () => {
  const written = (['en', 'es'] as const).map((locale) =>
    [
      formatTime(moment, locale, 'Europe/Madrid'),
      formatDateTime(moment, locale, 'Europe/Madrid'),
      formatWeekdayTime(moment, locale, 'Europe/Madrid'),
      formatClock('14:30', locale),
      formatHour(17, locale),
      formatFullHour(17, locale),
    ].map(plain),
  )
  expect(written).toEqual([
    ['2:30 PM', 'Nov 15, 2026, 2:30 PM', 'Sun, Nov 15, 2:30 PM', '2:30 PM', '5 PM', '5:00 PM'],
    ['14:30', '15 nov 2026, 14:30', 'dom, 15 nov, 14:30', '14:30', '17', '17:00'],
  ])
})

test.each([
  ['00:05', '12:05 AM', '0:05'],
  ['12:00', '12:00 PM', '12:00'],
  ['23:59', '11:59 PM', '23:59'],
])('%s is %s in English and %s in Spanish', (time, english, spanish) => {
  expect([plain(formatClock(time, 'en')), formatClock(time, 'es')]).toEqual([english, spanish])
})

test('a peak that ends at midnight is written as midnight', () => {
  expect([plain(formatFullHour(24, 'en')), formatFullHour(24, 'es')]).toEqual(['12:00 AM', '0:00'])
})
