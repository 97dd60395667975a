import { expect, test } from 'vitest'
import { healthColours } from './health-colours.ts'

test.each([
  ['excellent', 'green', 'success'],
  ['good', 'blue', 'info'],
  ['warning', 'yellow', 'warning'],
  ['critical', 'red', 'danger'],
] as const)('%s is %s', (status, _colour, tone) => {
  expect(healthColours[status].tone).toBe(tone)
})
