import { expect, test } from 'vitest'
import { screens } from '#platform/screens.ts'
import { screenNames } from './index.ts'

test('every screen of the product has a name, and nothing else has', () => {
  const named = Object.keys(screenNames.en).sort()
  expect(named).toEqual(screens.map(({ path }) => path).sort())
})
