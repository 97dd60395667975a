import { expect, test } from 'vitest'
import { feedPathOf, isTestAdapter, testAdapter } from './server-registry.ts'

test('accounts without a network of their own go to the test network', () => {
  expect(isTestAdapter(testAdapter)).toBe(true)
  expect(isTestAdapter('gone')).toBe(false)
})

test('an account that was never signed in has no page', () => {
  expect(feedPathOf(testAdapter, 'luna')).toBe('/sandbox/luna')
  expect(feedPathOf(testAdapter, '')).toBeNull()
})
