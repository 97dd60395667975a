import { expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import {
  eachAtItsBest,
  freeSlots,
  nextSharedSlot,
  nextSlot,
  type SlotFinder,
  spreadOverDays,
} from './next-slots.ts'

const week = (weekday: string[], weekend: string[]) => [weekend, ...Array(5).fill(weekday), weekend]
const times: Partial<Record<Platform, string[][]>> = {
  x: week(['08:30', '13:00'], ['10:30']),
  facebook: week(['13:00', '18:30'], ['11:00']),
  linkedin: week(['08:30'], []),
}

/** Tuesday, March 10, 12:00 in Madrid. */
const at = (taken: Partial<Record<Platform, string[]>> = {}, now = '2026-03-10T11:00:00Z'): SlotFinder => ({
  timeZone: 'Europe/Madrid',
  now: new Date(now),
  timesOf: (platform) => times[platform] ?? [],
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
  expect(nextSlot({ ...at(), timesOf: () => [] }, 'x', '2026-03-10')).toBeNull()
})

test('the free times of some days leave out what is past or taken', () => {
  const taken = { x: ['2026-03-11T07:45:00Z'] }
  expect(freeSlots(at(taken), 'x', '2026-03-01', '2026-03-14')).toEqual([
    { day: '2026-03-10', time: '13:00' },
    { day: '2026-03-11', time: '13:00' },
    ...['2026-03-12', '2026-03-13'].flatMap((day) => [
      { day, time: '08:30' },
      { day, time: '13:00' },
    ]),
    { day: '2026-03-14', time: '10:30' },
  ])
})
