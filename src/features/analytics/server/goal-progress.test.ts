import { describe, expect, test } from 'vitest'
import {
  daysUntil,
  labelOf,
  MOST_PERIODS,
  percentOf,
  periodAround,
  periodsUpTo,
  streakOf,
} from './goal-progress.ts'

describe('the period of a day', () => {
  test.each([
    ['weekly', '2026-03-10', '2026-03-09', '2026-03-15'],
    ['weekly', '2026-03-15', '2026-03-09', '2026-03-15'],
    ['weekly', '2026-01-01', '2025-12-29', '2026-01-04'],
    ['monthly', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['monthly', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['quarterly', '2026-01-01', '2026-01-01', '2026-03-31'],
    ['quarterly', '2026-05-31', '2026-04-01', '2026-06-30'],
    ['quarterly', '2026-12-31', '2026-10-01', '2026-12-31'],
  ] as const)('%s around %s is %s to %s', (period, day, from, to) => {
    expect(periodAround(period, day)).toEqual({ from, to })
  })
})

test('periods are contiguous, newest first', () => {
  const months = periodsUpTo('monthly', '2026-03-10')
  expect(months).toHaveLength(1 + MOST_PERIODS)
  expect(months.slice(0, 3)).toEqual([
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-01-01', to: '2026-01-31' },
  ])
  expect(periodsUpTo('quarterly', '2026-03-10')[1]).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(periodsUpTo('weekly', '2026-03-10')[1]).toEqual({ from: '2026-03-02', to: '2026-03-08' })
})

test.each([
  [100, 100, 'completed'],
  [250, 100, 'completed'],
  [99, 100, 'on_track'],
  [9_999, 10_000, 'on_track'],
  [80, 100, 'on_track'],
  [799, 1000, 'progress'],
  [50, 100, 'progress'],
  [499, 1000, 'behind'],
  [0, 100, 'behind'],
  [-20, 100, 'behind'],
] as const)('%s of %s is %s', (current, target, label) => {
  expect(labelOf(current, target)).toBe(label)
})

test.each([
  [9_999, 10_000, 99],
  [150, 100, 150],
  [29, 50, 58],
  [-20, 100, 0],
])('%s of %s is %s percent', (current, target, percent) => {
  expect(percentOf(current, target)).toBe(percent)
})

test.each([
  [[], 0],
  [[5], 0],
  [[10, 12, 3, 20], 2],
  [[9, 10], 0],
  [[10, 10, 10], 3],
])('%j reached ten %s times in a row', (amounts, streak) => {
  expect(streakOf(amounts, 10)).toBe(streak)
})

test.each([
  ['2026-03-11', 1],
  ['2026-03-10', 0],
  ['2026-03-09', -1],
  ['2027-03-10', 365],
])('until %s there are %s days', (deadline, days) => {
  expect(daysUntil(deadline, '2026-03-10')).toBe(days)
})
