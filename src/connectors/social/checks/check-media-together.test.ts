import { expect, test } from 'vitest'
import type { Platform } from '../platforms.ts'
import { checkPost } from './check-post.ts'

const rulesOf = (platform: Platform, pictures: number, videos: number) =>
  checkPost({ platform, title: '', text: 'Fresh bread', pictures, videos }).map(
    ({ rule, limit, value }) => `${rule} ${value}/${limit}`,
  )

test.each<[Platform, number, number, string[]]>([
  ['telegram', 10, 0, []],
  ['telegram', 9, 1, []],
  ['telegram', 10, 1, ['too-many-together 11/10']],
  // One problem is enough to say what to remove.
  ['telegram', 12, 1, ['too-many 12/10']],
  ['discord', 9, 1, []],
  ['discord', 10, 1, ['too-many-together 11/10']],
  ['mastodon', 4, 0, []],
  ['mastodon', 0, 1, []],
  ['mastodon', 1, 1, ['not-together 2/1']],
  ['x', 4, 0, []],
  ['x', 1, 1, ['not-together 2/1']],
])('%s with %i images and %i videos: %j', (platform, pictures, videos, expected) => {
  expect(rulesOf(platform, pictures, videos)).toEqual(expected)
})
