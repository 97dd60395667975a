import { expect, test } from 'vitest'
import { firstSuchDay, isLongBefore, lastSuchDay, occasionDay } from './occasion-days.ts'

const TODAY = '2026-11-17'

test.each([
  ['valentine', 'US', '2027-02-14'],
  ['easter', 'GB', '2027-03-28'],
  ['mothers_day', 'GB', '2027-03-07'],
  ['mothers_day', 'ES', '2027-05-02'],
  ['mothers_day', 'MX', '2027-05-10'],
  ['mothers_day', 'US', '2027-05-09'],
  ['mothers_day', 'AR', '2027-10-17'],
  ['fathers_day', 'ES', '2027-03-19'],
  ['thanksgiving', 'US', '2026-11-26'],
  ['halloween', 'US', '2027-10-31'],
  ['epiphany', 'ES', '2027-01-06'],
] as const)('%s in %s', (occasion, country, day) => {
  expect(occasionDay(occasion, country, TODAY)).toBe(day)
})

test('a deadline is the last such day before the occasion, a return the first one after it', () => {
  expect(lastSuchDay(12, '2027-02-14', TODAY)).toBe('2027-02-12')
  expect(lastSuchDay(30, '2027-02-14', TODAY)).toBe('2027-01-30')
  expect(lastSuchDay(30, '2026-11-26', TODAY)).toBeNull()
  expect(firstSuchDay(2, '2026-12-25')).toBe('2027-01-02')
})

test('a season lasts some weeks', () => {
  expect(isLongBefore('2026-12-12', '2027-02-14')).toBe(true)
  expect(isLongBefore('2026-11-27', '2026-12-25')).toBe(false)
})
