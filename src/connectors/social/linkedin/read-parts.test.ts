import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readParts } from './read-parts.ts'

test.each([
  ['chunks larger than parts', ['abcdefg'], [3, 3, 1], ['abc', 'def', 'g']],
  ['chunks smaller than parts', ['a', 'bc', 'd', 'efg'], [4, 3], ['abcd', 'efg']],
  ['an end before it was expected', ['abcd'], [3, 3], ['abc', 'd']],
  ['more than was expected', ['abcd'], [3], ['abc', 'd']],
  ['nothing', [], [3], []],
])('%s', async (_what, chunks, sizes, parts) => {
  const read: string[] = []
  const stream = Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  )
  for await (const part of readParts(stream, sizes)) read.push(part.toString())
  expect(read).toEqual(parts)
})
