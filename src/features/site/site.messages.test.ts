import { expect, test } from 'vitest'
import { screens } from '#platform/screens.ts'
import { siteMessages } from './site.messages.ts'

test('every screen of the product has a name, and nothing else has', () => {
  const named = Object.keys(siteMessages.en.screens).sort()
  expect(named).toEqual(screens.map(({ path }) => path).sort())
})
