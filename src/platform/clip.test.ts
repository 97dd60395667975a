import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clip } from './clip.ts'

test.each([
  ['plain', 3, 'pla'],
  ['plain', 9, 'plain'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['😀😀', 0, ''],
])('%j to %i is %j', (text, max, clipped) => {
  expect(clip(text, max)).toBe(clipped)
})

test('well-formed text stays well-formed, and as long as allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
      const clipped = clip(text, max)
      expect(clipped.isWellFormed()).toBe(true)
      expect(text.startsWith(clipped)).toBe(true)
      expect(clipped.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1)
    }),
  )
})
