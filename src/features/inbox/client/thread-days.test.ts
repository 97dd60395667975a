import { expect, test } from 'vitest'
import { byDay } from './thread-days.ts'

const at = (createdAt: string) => ({ createdAt })
const late = at('2026-03-10T23:30:00Z')
const noon = at('2026-03-10T12:00:00Z')
const before = at('2026-03-09T12:00:00Z')

test('days and their entries are in reading order', () => {
  expect(byDay([late, noon, before], 'UTC')).toEqual([
    { day: '2026-03-09', entries: [before] },
    { day: '2026-03-10', entries: [noon, late] },
  ])
})

test('a day starts at midnight of the shop', () => {
  expect(byDay([late, noon], 'Europe/Madrid').map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-11'])
})

test('an empty thread has no days', () => {
  expect(byDay([], 'UTC')).toEqual([])
})
