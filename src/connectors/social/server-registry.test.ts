import { expect, test } from 'vitest'
import { feedPathOf, isTestAdapter, testAdapter } from './server-registry.ts'

test('the test adapter is recognized, and an unknown one is not', () => {
  expect(isTestAdapter(testAdapter)).toBe(true)
  expect(isTestAdapter('gone')).toBe(false)
})

test('an account without a remote id has no feed page', () => {
  expect(feedPathOf(testAdapter, 'luna')).toBe('/sandbox/luna')
  expect(feedPathOf(testAdapter, '')).toBeNull()
})
