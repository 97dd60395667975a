import { expect, test } from 'vitest'
import { healthColors } from './health-colors.ts'

test.each([
  ['excellent', 'green', 'success'],
  ['good', 'blue', 'info'],
  ['warning', 'yellow', 'warning'],
  ['critical', 'red', 'danger'],
] as const)('%s is %s', (status, _color, tone) => {
  expect(healthColors[status].tone).toBe(tone)
})
