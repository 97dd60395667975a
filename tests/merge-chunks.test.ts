import { expect, test } from 'vitest'
import { type Chunk, mergeChunks } from '../scripts/merge-chunks.ts'

const entry: Chunk = { size: 100, imports: [] }
const load = (...chunks: number[]) => ({ chunks: new Set([0, ...chunks]), weight: 1 })
const plan = (chunks: Chunk[], loads: Parameters<typeof mergeChunks>[1], requestCost = 1000) =>
  mergeChunks([entry, ...chunks], loads, { requestCost, fixed: 0 }).map((members) => members.toSorted())

test('chunks always loaded together become one file, and the entry stays unchanged', () => {
  const [a, b] = [
    { size: 5000, imports: [0] },
    { size: 9000, imports: [0] },
  ]
  expect(plan([a, b], [load(1, 2), load(1, 2)])).toEqual([[0], [1, 2]])
})

test('a chunk that only one screen needs is not loaded by another', () => {
  const [shared, own] = [
    { size: 5000, imports: [0] },
    { size: 9000, imports: [0, 1] },
  ]
  expect(plan([shared, own], [load(1, 2), load(1)])).toEqual([[0], [1], [2]])
})

test('a few extra bytes are worth a request less', () => {
  const [shared, own] = [
    { size: 5000, imports: [0] },
    { size: 200, imports: [0, 1] },
  ]
  expect(plan([shared, own], [load(1, 2), load(1)])).toEqual([[0], [1, 2]])
})

test('imports count too: a small chunk that imports a large one stays separate', () => {
  const [shared, small, large] = [
    { size: 5000, imports: [] },
    { size: 10, imports: [3] },
    { size: 90_000, imports: [] },
  ]
  expect(plan([shared, small, large], [load(1, 2, 3), load(1)])).toEqual([[0], [1], [2, 3]])
})

test('no two files import each other', () => {
  // The first imports the second, the second the third; merging only first and third would create a cycle.
  const chain = [
    { size: 10, imports: [2] },
    { size: 900_000, imports: [3] },
    { size: 10, imports: [] },
  ]
  const files = plan(chain, [load(1, 2, 3), load(2, 3)])
  expect(files).not.toContainEqual([1, 3])
})

test('a load stays within its limit of files at any cost', () => {
  const chunks = [1, 2, 3, 4, 5].map(() => ({ size: 50_000, imports: [0] }))
  const loads = [{ ...load(1, 2, 3, 4, 5), maxFiles: 3 }, ...[1, 2, 3, 4, 5].map((index) => load(index))]
  expect(plan(chunks, loads).length).toBeLessThanOrEqual(3)
})
