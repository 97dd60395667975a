import { describe, expect, test } from 'vitest'
import {
  engagementScore,
  healthOf,
  loyaltyScore,
  presenceScore,
  salesScore,
  scored,
  serviceScore,
  statusOf,
  trendOf,
} from './health-score.ts'

test.each([
  [100, 'excellent'],
  [80, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'warning'],
  [40, 'warning'],
  [39, 'critical'],
  [0, 'critical'],
] as const)('a score of %s is %s', (score, status) => {
  expect(statusOf(score)).toBe(status)
})

describe('scores', () => {
  test.each([
    [0, 70],
    [15, 85],
    [30, 100],
    [400, 100],
    [-25, 45],
    [-100, 0],
  ])('revenue that changed by %s percent scores %s', (percent, score) => {
    expect(salesScore(percent)).toBe(score)
  })

  test.each([
    [10, 0, 100],
    [10, 4, 60],
    [3, 3, 0],
  ])('of %s buyers %s lapsed: %s', (buyers, away, score) => {
    expect(loyaltyScore(buyers, away)).toBe(score)
  })

  test.each([
    [0.2, 100],
    [1, 100],
    [12.5, 50],
    [24, 0],
    [90, 0],
  ])('replies after %s hours score %s', (hours, score) => {
    expect(serviceScore(hours)).toBe(score)
  })

  test.each([
    [0, 0],
    [6, 50],
    [12, 100],
    [30, 100],
  ])('posting on %s days scores %s', (days, score) => {
    expect(presenceScore(days)).toBe(score)
  })

  test.each([
    [0, 0],
    [2.5, 50],
    [5, 100],
    [9, 100],
  ])('engagement of %s percent scores %s', (percent, score) => {
    expect(engagementScore(percent)).toBe(score)
  })
})

test.each([
  [70, null, null],
  [70, 68, 'steady'],
  [70, 67, 'up'],
  [70, 73, 'down'],
] as const)('%s after %s is %s', (score, before, trend) => {
  expect(trendOf(score, before)).toBe(trend)
})

test('the total is the average of known scores, and nothing without any', () => {
  const health = healthOf([
    scored('sales', 85, 70, { percent: 15 }),
    scored('presence', 40, null, { days: 5 }),
  ])
  expect(health).toMatchObject({ score: 63, status: 'good' })
  expect(health?.categories.map(({ status, trend }) => [status, trend])).toEqual([
    ['excellent', 'up'],
    ['warning', null],
  ])
  expect(healthOf([])).toBeNull()
})
