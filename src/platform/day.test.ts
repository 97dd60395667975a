import { expect, test } from 'vitest'
import { dayIn, dayInWords, dayWithWeekday } from './day.ts'

test('one instant is a different day in Auckland than in Los Angeles', () => {
  const instant = new Date('2026-03-10T06:30:00Z')
  expect(dayIn('Pacific/Auckland', instant)).toBe('2026-03-10')
  expect(dayIn('America/Los_Angeles', instant)).toBe('2026-03-09')
  expect(dayIn('UTC', instant)).toBe('2026-03-10')
})

test('the day changes at local midnight, not a moment before', () => {
  expect(dayIn('Europe/Madrid', new Date('2026-07-01T21:59:59.999Z'))).toBe('2026-07-01')
  expect(dayIn('Europe/Madrid', new Date('2026-07-01T22:00:00.000Z'))).toBe('2026-07-02')
})

test('a day in words stays the same day in every language', () => {
  expect(dayInWords('2026-03-01', 'en')).toBe('March 1, 2026')
  expect(dayInWords('2026-03-01', 'es')).toBe('1 de marzo de 2026')
  expect(dayWithWeekday('2026-03-01', 'en')).toBe('Sunday, March 1')
  expect(dayWithWeekday('2026-03-01', 'es')).toBe('domingo, 1 de marzo')
})
