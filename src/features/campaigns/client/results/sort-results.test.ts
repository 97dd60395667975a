import { expect, test } from 'vitest'
import { sortResults } from './sort-results.ts'

const posts = [
  { platform: 'facebook', reach: 5, interactions: null, clicks: 1 },
  { platform: 'threads', reach: 9, interactions: 0, clicks: 1 },
  { platform: 'x', reach: null, interactions: 4, clicks: 2 },
]

test.each([
  ['interactions', ['x', 'threads', 'facebook']],
  ['reach', ['threads', 'facebook', 'x']],
  ['clicks', ['x', 'facebook', 'threads']],
  ['platform', ['facebook', 'threads', 'x']],
] as const)('by %s: highest first, unknown last, equal ones in the order of the platforms', (by, order) => {
  expect(sortResults(posts, by).map(({ platform }) => platform)).toEqual(order)
})
