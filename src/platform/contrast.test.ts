import { expect, test } from 'vitest'
import { contrastRatio, readableOn } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0f5c5c', '#ffffff', 7.76],
  ['#AA3300', '#aa3300', 1],
])('%s on %s has a contrast of %d', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1)
})

test('the first colour that reads well is taken, not the one with the most contrast', () => {
  expect(readableOn('#ffffff', ['#facc15', '#1e3a8a', '#000000'])).toBe('#1e3a8a')
})

test('where none reads well, the best of them is taken', () => {
  expect(readableOn('#ffffff', ['#facc15', '#f59e0b'])).toBe('#f59e0b')
})
