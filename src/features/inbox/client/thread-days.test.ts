import { expect, test } from 'vitest'
import { byDay } from './thread-days.ts'

const at = (createdAt: string) => ({ createdAt })
const late = at('2026-03-10T23:30:00Z')
const noon = at('2026-03-10T12:00:00Z')
const before = at('2026-03-09T12:00:00Z')

test('days and what is in them stand in the order of reading', () => {
  expect(byDay([late, noon, before], 'UTC')).toEqual([
    { day: '2026-03-09', entries: [before] },
    { day: '2026-03-10', entries: [noon, late] },
  ])
})

test('a day begins when it begins at the shop', () => {
  expect(byDay([late, noon], 'Europe/Madrid').map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-11'])
})

test('nothing written is no day', () => {
  expect(byDay([], 'UTC')).toEqual([])
})
