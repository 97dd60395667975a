import { expect, test } from 'vitest'
import { platformIcons } from './platform-icons.ts'
import { allPlatforms } from './platforms.ts'

test('every platform has the sign of its network, except the two that belong to no company', () => {
  expect(allPlatforms.filter((platform) => typeof platformIcons[platform] !== 'string')).toEqual([
    'blog',
    'email',
  ])
})
