import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtLines } from './split-at-lines.ts'

async function* cut(text: Buffer, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.subarray(at, at + size)
}

test('keeps every byte in order, ends each part with a line and counts the lines', async () => {
  const line = fc.string({ maxLength: 40 }).map((text) => `${text.replaceAll('\n', '')}\n`)
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 100 }),
      async (lines, chunk, size) => {
        const text = Buffer.from(lines.join(''))
        const parts = await Array.fromAsync(splitAtLines(cut(text, chunk), size))
        expect(Buffer.concat(parts.map(({ bytes }) => bytes))).toEqual(text)
        for (const { bytes, lines } of parts) expect(bytes.toString().match(/\n/g)).toHaveLength(lines)
        expect(parts.every(({ bytes }) => bytes.at(-1) === 0x0a)).toBe(true)
      },
    ),
  )
})

test('a part is not much larger than requested', async () => {
  const text = Buffer.from('0123456789\n'.repeat(1000))
  const parts = await Array.fromAsync(splitAtLines(cut(text, 64), 500))
  expect(Math.max(...parts.map(({ bytes }) => bytes.length))).toBeLessThan(500 + 64)
})
