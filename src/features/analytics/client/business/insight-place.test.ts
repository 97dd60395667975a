import { expect, test } from 'vitest'
import type { Insight } from '#features/analytics/analytics.contract.ts'
import { proposalIn } from '#features/creator/creator-url.ts'
import { hourBefore, insightPlace } from './insight-place.ts'

// A Tuesday, half past one in Madrid.
const shop = { timeZone: 'Europe/Madrid', now: new Date('2026-03-10T12:30:00Z') }

test.each([
  ['later this week', 5, 17, '2026-03-13T16:00'],
  ['later today', 2, 15, '2026-03-10T14:00'],
  ['today, but its hour has begun', 2, 14, '2026-03-17T13:00'],
  ['today, but over', 2, 9, '2026-03-17T08:00'],
  ['yesterday', 1, 12, '2026-03-16T11:00'],
  ['at midnight', 4, 0, '2026-03-11T23:00'],
])('an hour before the busiest of the week: %s', (_when, weekday, hour, time) => {
  expect(hourBefore(weekday, hour, shop)).toBe(time)
})

test.each<[Insight, string]>([
  [{ kind: 'unread_messages', values: { count: 3 } }, '/inbox?unread=true'],
  [{ kind: 'no_till', values: {} }, '/integrations?provider=choose'],
  [{ kind: 'no_target', values: {} }, '/settings?section=business'],
  [{ kind: 'nothing_planned', values: {} }, '/ai-planner'],
])('%j leads to %s', (insight, place) => {
  expect(insightPlace(insight, { ...shop, idea: '' })).toBe(place)
})

test.each<[Insight, object]>([
  [{ kind: 'product_rising', values: { product: 'Tea & <b>cake</b>', percent: 50 } }, { idea: 'About it' }],
  [{ kind: 'product_falling', values: { product: 'Tea', percent: 50 } }, { idea: 'About it' }],
  [{ kind: 'lapsed_customers', values: { count: 12 } }, { idea: 'About it' }],
  [
    { kind: 'best_hour', values: { weekday: 5, hour: 17 } },
    { idea: 'About it', when: '2026-03-13T16:00' },
  ],
  [{ kind: 'best_platform', values: { platform: 'x', each: 25 } }, { platform: 'x' }],
])('%j leads to a campaign that starts with %j', (insight, proposal) => {
  const { pathname, searchParams } = new URL(
    insightPlace(insight, { ...shop, idea: 'About it' }),
    'https://shop.example',
  )
  expect([pathname, proposalIn(searchParams)]).toEqual(['/waterfall', proposal])
})
