import { expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { eachAtItsBest, nextSharedSlot, nextSlot, type SlotFinder, spreadOverDays } from './next-slots.ts'

const times: Partial<Record<Platform, SlotFinder['timesOf'] extends (p: Platform) => infer T ? T : never>> = {
  x: { weekday: ['13:00', '08:30'], weekend: ['10:30'] },
  facebook: { weekday: ['18:30', '13:00'], weekend: ['11:00'] },
  linkedin: { weekday: ['08:30'], weekend: [] },
}

/** Tuesday, March 10, 12:00 in Madrid. */
const at = (taken: Partial<Record<Platform, string[]>> = {}, now = '2026-03-10T11:00:00Z'): SlotFinder => ({
  timeZone: 'Europe/Madrid',
  now: new Date(now),
  timesOf: (platform) => times[platform] ?? { weekday: [], weekend: [] },
  takenOn: (platform) => (taken[platform] ?? []).map((each) => new Date(each)),
})
const shown = (moment: Date | null) => moment?.toISOString().slice(0, 16)

test('the next good time of a platform leaves half an hour to look it over', () => {
  expect(shown(nextSlot(at(), 'x', '2026-03-10'))).toBe('2026-03-10T12:00')
  expect(shown(nextSlot(at({}, '2026-03-10T11:45:00Z'), 'x', '2026-03-10'))).toBe('2026-03-11T07:30')
})

test('a time within an hour of another post of the account is taken', () => {
  expect(shown(nextSlot(at({ x: ['2026-03-10T12:59:00Z'] }), 'x', '2026-03-10'))).toBe('2026-03-11T07:30')
  expect(shown(nextSlot(at({ x: ['2026-03-10T13:00:00Z'] }), 'x', '2026-03-10'))).toBe('2026-03-10T12:00')
  expect(shown(nextSlot(at({ facebook: ['2026-03-10T12:00:00Z'] }), 'x', '2026-03-10'))).toBe(
    '2026-03-10T12:00',
  )
})

test('a weekend has its own times, also if they are none', () => {
  expect(shown(nextSlot(at(), 'x', '2026-03-14'))).toBe('2026-03-14T09:30')
  expect(shown(nextSlot(at(), 'linkedin', '2026-03-14'))).toBe('2026-03-16T07:30')
})

test('a good time stays at its hour across a clock change', () => {
  expect(shown(nextSlot(at(), 'linkedin', '2026-03-30'))).toBe('2026-03-30T06:30')
})

test('all at once takes the time that suits most of them and is free for all', () => {
  expect(shown(nextSharedSlot(at(), ['x', 'facebook', 'linkedin']))).toBe('2026-03-10T12:00')
  const taken = { facebook: ['2026-03-10T12:00:00Z'] }
  expect(shown(nextSharedSlot(at(taken), ['x', 'facebook']))).toBe('2026-03-10T17:30')
})

test('each at its best, or one a day', () => {
  const platforms: Platform[] = ['x', 'facebook', 'linkedin']
  expect(eachAtItsBest(at(), platforms).map(shown)).toEqual([
    '2026-03-10T12:00',
    '2026-03-10T12:00',
    '2026-03-11T07:30',
  ])
  expect(spreadOverDays(at(), platforms).map(shown)).toEqual([
    '2026-03-10T12:00',
    '2026-03-11T12:00',
    '2026-03-12T07:30',
  ])
})

test('without a free time there is none', () => {
  expect(nextSlot({ ...at(), timesOf: () => ({ weekday: [], weekend: [] }) }, 'x', '2026-03-10')).toBeNull()
})
