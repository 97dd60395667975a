import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, READABLE, readableOn } from './contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0f5c5c', '#faf7f2', 7.26],
  ['#ff0000', '#0000ff', 2.15],
])('%s on %s has the WCAG contrast %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('takes the first readable candidate, even if a later one reads better', () => {
  expect(readableOn('#ffffff', ['#ffff00', '#0f5c5c', '#000000'])).toBe('#0f5c5c')
})

test('with any background and candidates the answer is readable', () => {
  fc.assert(
    fc.property(color, fc.array(color, { maxLength: 4 }), (background, candidates) => {
      expect(contrast(readableOn(background, candidates), background)).toBeGreaterThanOrEqual(READABLE)
    }),
  )
})
