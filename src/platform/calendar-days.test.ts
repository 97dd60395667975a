import { describe, expect, test } from 'vitest'
import {
  addMonths,
  daysBetween,
  lastDayOf,
  monthGrid,
  sameDayInMonth,
  weekAround,
  weekdayOf,
} from './calendar-days.ts'
import { addDays } from './day.ts'

describe('the month in whole weeks, Sunday first', () => {
  test.each([
    // A month that fits exactly, one that starts on a Saturday, a leap year, and the turn of a year.
    ['2026-02', '2026-02-01', '2026-02-28', 28],
    ['2026-08', '2026-07-26', '2026-09-05', 42],
    ['2028-02', '2028-01-30', '2028-03-04', 35],
    ['2026-12', '2026-11-29', '2027-01-02', 35],
    ['2026-03', '2026-03-01', '2026-04-04', 35],
  ])('%s goes from %s to %s', (month, first, last, length) => {
    const days = monthGrid(month)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, length])
    expect(weekdayOf(first)).toBe(0)
    expect(new Set(days).size).toBe(length)
  })
})

test('from 2020 to 2035 every month shows each of its days once, and each week starts on a Sunday', () => {
  for (let month = '2020-01'; month < '2036-01'; month = addMonths(month, 1)) {
    const days = monthGrid(month)
    expect(new Set(days).size).toBe(days.length)
    expect(days.filter((day) => day.startsWith(month))).toEqual(daysBetween(`${month}-01`, lastDayOf(month)))
    expect(days.map(weekdayOf)).toEqual(days.map((_, place) => place % 7))
  }
})

test('a week goes from Monday to Sunday', () => {
  const week = { from: '2026-11-09', to: '2026-11-15' }
  for (const day of ['2026-11-09', '2026-11-12', '2026-11-15']) expect(weekAround(day)).toEqual(week)
})

test('adds days and months across years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test.each([
  ['2026-11-16', 1, '2026-12-16'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-30', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-31', 0, '2026-03-31'],
])('%s is %i months away from %s', (day, months, there) => {
  expect(sameDayInMonth(day, months)).toBe(there)
})
