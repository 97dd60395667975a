import { expect, test } from 'vitest'
import { limitOpenings } from './limit-openings.ts'

test('each owner has this many openings per window', () => {
  let now = 0
  const count = limitOpenings({ most: 2, seconds: 10 }, () => now)
  count('ana')
  count('ana')
  expect(() => count('ana')).toThrow('rate_limited')
  expect(() => count('luis')).not.toThrow()
  now = 9_999
  expect(() => count('ana')).toThrow('rate_limited')
  now = 10_000
  expect(() => count('ana')).not.toThrow()
})
