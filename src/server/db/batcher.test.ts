import { setImmediate as allElse } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

/** Work that ends on demand and records its input. */
function heldWork() {
  const goes: { items: number[]; end: () => void }[] = []
  const work = (items: number[]) => {
    const { promise, resolve } = Promise.withResolvers<number[]>()
    goes.push({ items, end: () => resolve(items.map((item) => item * 10)) })
    return promise
  }
  /** Ends one of them and waits for the consequences. */
  const end = async (place: number) => {
    goes[place]?.end()
    await allElse()
  }
  return { goes, end, work }
}

const itemsOf = ({ goes }: ReturnType<typeof heldWork>) => goes.map(({ items }) => items)

test('items that arrive during work share the next batch, and each gets its own answer', async () => {
  const held = heldWork()
  const ask = createBatcher({ work: held.work, most: 10, atOnce: 1 })
  const answers = [1, 2, 3, 4].map(ask)
  expect(itemsOf(held)).toEqual([[1]])
  await held.end(0)
  expect(await answers[0]).toBe(10)
  expect(itemsOf(held)).toEqual([[1], [2, 3, 4]])
  await held.end(1)
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
})

test('respects the limits of concurrency and batch size', async () => {
  const held = heldWork()
  const ask = createBatcher({ work: held.work, most: 2, atOnce: 2 })
  const answers = [1, 2, 3, 4, 5].map(ask)
  expect(itemsOf(held)).toEqual([[1], [2]])
  await held.end(1)
  expect(itemsOf(held)).toEqual([[1], [2], [3, 4]])
  for (const place of [0, 2, 3]) await held.end(place)
  expect(itemsOf(held)).toEqual([[1], [2], [3, 4], [5]])
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50])
})

test('an item too large for a batch goes alone', async () => {
  const held = heldWork()
  const ask = createBatcher({
    work: held.work,
    most: 10,
    atOnce: 1,
    size: { of: (item) => item, most: 100 },
  })
  const answers = [1, 60, 40, 500, 2].map(ask)
  for (const place of [0, 1, 2, 3]) await held.end(place)
  expect(itemsOf(held)).toEqual([[1], [60, 40], [500], [2]])
  await Promise.all(answers)
})

test('when a batch fails, each item is retried alone, and only the faulty one fails', async () => {
  const work = async (items: number[]) => {
    if (items.includes(3)) throw new Error('three')
    return items
  }
  const ask = createBatcher({ work, most: 10, atOnce: 1 })
  const answers = await Promise.allSettled([1, 2, 3, 4].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await ask(5)).toBe(5)
})
