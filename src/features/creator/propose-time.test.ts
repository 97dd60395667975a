import { expect, test } from 'vitest'
import { proposeTime } from './propose-time.ts'

const propose = (day: string, timeZone: string, now: string) =>
  proposeTime(day, timeZone, new Date(now))?.toISOString() ?? null

test.each([
  [
    'a later day is offered at ten',
    '2026-12-12',
    'Europe/Madrid',
    '2026-11-16T12:00:00Z',
    '2026-12-12T09:00:00.000Z',
  ],
  [
    'today before ten is offered at ten',
    '2026-11-16',
    'Europe/Madrid',
    '2026-11-16T07:00:00Z',
    '2026-11-16T09:00:00.000Z',
  ],
  [
    'today at ten is offered at eleven',
    '2026-11-16',
    'Europe/Madrid',
    '2026-11-16T09:00:00Z',
    '2026-11-16T10:00:00.000Z',
  ],
  [
    'today after ten is offered at the next full hour',
    '2026-11-16',
    'Europe/Madrid',
    '2026-11-16T14:25:00Z',
    '2026-11-16T15:00:00.000Z',
  ],
  [
    'full hours are those of the shop',
    '2026-11-16',
    'Asia/Kolkata',
    '2026-11-16T09:10:00Z',
    '2026-11-16T09:30:00.000Z',
  ],
  [
    'in the last hour of a day it is midnight',
    '2026-11-16',
    'Europe/Madrid',
    '2026-11-16T22:40:00Z',
    '2026-11-16T23:00:00.000Z',
  ],
  [
    'the day of the shop counts, not that of UTC',
    '2026-11-17',
    'Asia/Tokyo',
    '2026-11-16T16:00:00Z',
    '2026-11-17T01:00:00.000Z',
  ],
  ['a past day is not offered', '2026-11-15', 'Europe/Madrid', '2026-11-16T07:00:00Z', null],
])('%s', (_name, day, timeZone, now, proposed) => {
  expect(propose(day, timeZone, now)).toBe(proposed)
})

test('a skipped hour is proposed later, never in the past', () => {
  // In this night Madrid goes from 1:59 to 3:00.
  expect(propose('2026-03-29', 'Europe/Madrid', '2026-03-29T00:30:00Z')).toBe('2026-03-29T08:00:00.000Z')
})
