import { expect, test } from 'vitest'
import { daysBetween } from '#platform/calendar-days.ts'
import { type Period, periods } from '../dashboard.contract.ts'
import { daysOfPeriod } from './period-days.ts'

const written = (days: { from: string; to: string }) => `${days.from} ${days.to}`

test.each<[Period, string, { soFar: string; before: string; whole: string; wholeBefore: string }]>([
  [
    'weekly',
    '2026-03-10',
    {
      soFar: '2026-03-09 2026-03-10',
      before: '2026-03-02 2026-03-03',
      whole: '2026-03-09 2026-03-15',
      wholeBefore: '2026-03-02 2026-03-08',
    },
  ],
  // A Monday and a Sunday, across the end of a year.
  [
    'weekly',
    '2026-01-05',
    {
      soFar: '2026-01-05 2026-01-05',
      before: '2025-12-29 2025-12-29',
      whole: '2026-01-05 2026-01-11',
      wholeBefore: '2025-12-29 2026-01-04',
    },
  ],
  [
    'weekly',
    '2026-01-04',
    {
      soFar: '2025-12-29 2026-01-04',
      before: '2025-12-22 2025-12-28',
      whole: '2025-12-29 2026-01-04',
      wholeBefore: '2025-12-22 2025-12-28',
    },
  ],
  [
    'monthly',
    '2026-03-10',
    {
      soFar: '2026-03-01 2026-03-10',
      before: '2026-02-01 2026-02-10',
      whole: '2026-03-01 2026-03-31',
      wholeBefore: '2026-02-01 2026-02-28',
    },
  ],
  // February has no 31st.
  [
    'monthly',
    '2026-03-31',
    {
      soFar: '2026-03-01 2026-03-31',
      before: '2026-01-29 2026-02-28',
      whole: '2026-03-01 2026-03-31',
      wholeBefore: '2026-02-01 2026-02-28',
    },
  ],
  [
    'monthly',
    '2028-03-29',
    {
      soFar: '2028-03-01 2028-03-29',
      before: '2028-02-01 2028-02-29',
      whole: '2028-03-01 2028-03-31',
      wholeBefore: '2028-02-01 2028-02-29',
    },
  ],
  [
    'daily',
    '2026-03-01',
    {
      soFar: '2026-03-01 2026-03-01',
      before: '2026-02-28 2026-02-28',
      whole: '2026-03-01 2026-03-01',
      wholeBefore: '2026-02-28 2026-02-28',
    },
  ],
])('%s, on %s', (period, today, expected) => {
  const days = daysOfPeriod(period, today)
  expect({
    soFar: written(days.soFar),
    before: written(days.before),
    whole: written(days.whole),
    wholeBefore: written(days.wholeBefore),
  }).toEqual(expected)
})

test('compared ranges are equally long on every day of four years, and never overlap', () => {
  for (const today of daysBetween('2025-01-01', '2028-12-31'))
    for (const period of periods) {
      const { soFar, before } = daysOfPeriod(period, today)
      const length = ({ from, to }: typeof soFar) => daysBetween(from, to).length
      expect([today, period, length(before)]).toEqual([today, period, length(soFar)])
      expect(before.to < soFar.from).toBe(true)
    }
})
