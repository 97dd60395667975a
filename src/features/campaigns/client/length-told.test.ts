import { expect, test } from 'vitest'
import { lengthTold } from './length-told.ts'

test.each([
  [0, null],
  [251, null],
  [252, 'near'],
  [279, 'near'],
  [280, 'full'],
  [281, 'over'],
])('%i of 280', (value, told) => {
  expect(lengthTold(value, 280)).toBe(told)
})
