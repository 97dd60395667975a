import { beforeEach, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { type Caller, type CallSlot, type CallSlots, createCallSlots, SLOW_MS } from './call-slots.ts'

const limits = {
  atOnce: 100,
  ofOneWorkspace: 80,
  ofOnePlatform: 50,
  first: 10,
  most: 40,
  slow: 4,
  slowOfOneWorkspace: 6,
  slowAtOnce: 10,
  inAll: 150,
}

let now = 0
let places: CallSlots
beforeEach(() => {
  now = 0
  places = createCallSlots(limits, () => now)
})

const caller = (workspaceId: string, account: string, platform: Platform = 'x'): Caller => ({
  workspaceId,
  accountId: `${workspaceId} ${account}`,
  platform,
})

/** Reserves until no slot is free. */
function fill(who: Caller): CallSlot[] {
  const { reserve } = places.room()
  const taken: CallSlot[] = []
  while (reserve(who)) taken.push(places.begin(who))
  return taken
}

const answerQuickly = (who: Caller, times: number) => {
  for (let time = 0; time < times; time++) places.begin(who).release()
}

test('an account starts with few calls and gets one more per quick answer', () => {
  const ana = caller('ana', 'one')
  expect(fill(ana)).toHaveLength(10)
  answerQuickly(ana, 5)
  expect(fill(ana)).toHaveLength(5)
  answerQuickly(ana, 500)
  expect(fill(ana)).toHaveLength(25)
})

test('a single workspace gets nearly all slots, and another still finds some', () => {
  const platforms: Platform[] = ['x', 'facebook', 'threads']
  for (const platform of platforms) answerQuickly(caller('ana', platform, platform), 100)
  const got = platforms.map((platform) => fill(caller('ana', platform, platform)).length)
  expect(got).toEqual([40, 40, 0])
  expect(fill(caller('bea', 'x')).length).toBe(10)
})

test('a platform never exceeds its share, across all callers', () => {
  for (const workspace of ['ana', 'bea', 'carla']) answerQuickly(caller(workspace, 'one'), 100)
  expect(fill(caller('ana', 'one'))).toHaveLength(40)
  expect(fill(caller('bea', 'one'))).toHaveLength(10)
  expect(fill(caller('carla', 'one'))).toHaveLength(0)
  expect(fill(caller('carla', 'two', 'facebook'))).toHaveLength(10)
})

test('G4: a hanging call frees its slot, and its account gets few until it answers quickly', () => {
  const hanging = caller('ana', 'one')
  answerQuickly(hanging, 100)
  const [first, ...others] = fill(hanging)
  expect(places.room().free()).toBe(60)
  now += SLOW_MS
  expect(places.room().free()).toBe(100)
  expect([fill(hanging), places.isSlow(hanging.accountId)]).toEqual([[], true])
  for (const place of [first, ...others]) place?.release()
  expect(fill(hanging)).toHaveLength(4)
  answerQuickly(hanging, 3)
  expect([fill(hanging).length, places.isSlow(hanging.accountId)]).toEqual([3, false])
})

test('a workspace with many hanging accounts uses few slots, and its healthy accounts continue', () => {
  for (const account of ['a', 'b', 'c']) fill(caller('ana', account))
  now += SLOW_MS
  expect(fill(caller('ana', 'd')).length).toBe(10)
  for (const account of ['a', 'b', 'c']) expect(fill(caller('ana', account))).toEqual([])
  expect(fill(caller('bea', 'a')).length).toBe(10)
})

test('there is a hard limit, whatever hangs', () => {
  for (let shop = 0; shop < 30; shop++) {
    fill(caller(`shop ${shop}`, 'one'))
    now += SLOW_MS
  }
  expect([places.inFlight(), places.room().free()]).toEqual([150, 0])
})

test('waits for more instead of a tiny claim', () => {
  const ana = caller('ana', 'one')
  const [first, second] = fill(ana)
  first?.release()
  expect(fill(ana)).toEqual([])
  second?.release()
  expect(fill(ana)).toHaveLength(4)
})

test('a slow write after a quick answer does not count against the account, and keeps its slot until done', () => {
  const ana = caller('ana', 'one')
  for (const place of fill(ana)) place.answered()
  now += 2 * SLOW_MS
  expect([places.isSlow(ana.accountId), places.room().free()]).toEqual([false, 90])
})
