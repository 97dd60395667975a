import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

test('runs at most this many at once, in order of arrival, whatever fails', async () => {
  const limited = limitConcurrency(2)
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const all = ends.map(({ promise }, place) =>
    limited(() => {
      begun.push(place)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('broken'))
  await expect(all[1]).rejects.toThrow('broken')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const [place, { resolve }] of ends.entries()) resolve(place)
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(begun).toEqual([0, 1, 2, 3, 4])
})
