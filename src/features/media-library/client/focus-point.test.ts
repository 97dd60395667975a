import { expect, test } from 'vitest'
import { moveFocusPoint, toFocus } from './focus-point.ts'

const center = { x: 0.5, y: 0.5 }

test('arrow keys move the point by one percent, with Shift by ten', () => {
  expect(moveFocusPoint(center, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 })
  expect(moveFocusPoint(center, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 })
  expect(moveFocusPoint(center, 'Home', false)).toBeNull()
})

test('the point stays on the image', () => {
  expect(moveFocusPoint({ x: 0.97, y: 1 }, 'ArrowRight', true)).toEqual({ x: 1, y: 1 })
  expect(toFocus(-0.2, 1.7)).toEqual({ x: 0, y: 1 })
})
