import { expect, test } from 'vitest'
import { platformSigns } from '#client/icons/platform-signs.ts'
import { allPlatforms } from './platforms.ts'

test('every platform has its sign, except the two that are no company', () => {
  expect(allPlatforms.filter((platform) => !Object.hasOwn(platformSigns, platform))).toEqual([
    'blog',
    'email',
  ])
})
