import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const noSlots = () => 0
const MANY = 4

test('serves owners in turn, each in order', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  queue.add('b', 'b2')
  const served = Array.from({ length: 6 }, () => queue.take(noSlots, MANY))
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect([queue.size, queue.take(noSlots, MANY)]).toEqual([0, undefined])
})

test('an owner already being served comes after all others, and never gets more than its share', () => {
  const queue = new FairQueue<string>()
  queue.add('a', 'a1')
  queue.add('a', 'a2')
  queue.add('b', 'b1')
  const places: Record<string, number> = { a: 1 }
  const placesOf = (owner: string) => places[owner] ?? 0
  expect(queue.take(placesOf, 2)).toBe('b1')
  expect(queue.take(placesOf, 2)).toBe('a1')
  places.a = 2
  expect([queue.take(placesOf, 2), queue.size]).toEqual([undefined, 1])
})

test('a removed item is neither served nor counted', () => {
  const queue = new FairQueue<string>()
  queue.add('a', 'a1')
  queue.add('a', 'a2')
  expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'a2')]).toEqual([
    true,
    false,
    false,
  ])
  expect([queue.size, queue.countOf('a'), queue.take(noSlots, MANY)]).toEqual([1, 1, 'a2'])
})
