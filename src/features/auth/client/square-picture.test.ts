import { expect, test } from 'vitest'
import { middleSquare } from './square-picture.ts'

test.each([
  [400, 400, { x: 0, y: 0, side: 400 }],
  [600, 400, { x: 100, y: 0, side: 400 }],
  [400, 601, { x: 0, y: 101, side: 400 }],
  [1, 1000, { x: 0, y: 500, side: 1 }],
])('of %i by %i the center is kept', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square)
})
