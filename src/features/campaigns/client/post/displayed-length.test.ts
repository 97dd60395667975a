import { expect, test } from 'vitest'
import { displayedLength } from './displayed-length.ts'

test.each([
  [0, null],
  [251, null],
  [252, 'near'],
  [279, 'near'],
  [280, 'full'],
  [281, 'over'],
])('%i of 280', (value, told) => {
  expect(displayedLength(value, 280)).toBe(told)
})
