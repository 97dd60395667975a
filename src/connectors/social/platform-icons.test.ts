import { expect, test } from 'vitest'
import { platformIcons } from './platform-icons.ts'
import { allPlatforms } from './platforms.ts'

test('every platform has the logo of its network, except the two without a company', () => {
  expect(allPlatforms.filter((platform) => typeof platformIcons[platform] !== 'string')).toEqual([
    'blog',
    'email',
  ])
})
