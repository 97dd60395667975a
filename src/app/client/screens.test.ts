import { expect, test } from 'vitest'
import { pretendBrowser } from '#tests/pretend-browser.ts'
import { publicScreens } from './screen-parts.ts'

pretendBrowser({ window: new EventTarget(), localStorage: { getItem: () => null } })
const { faceOf, screenComponents } = await import('./screens.tsx')

test('the campaign creator and its two other addresses are one screen', () => {
  const creator = screenComponents.get('/waterfall')
  expect(creator).toBeDefined()
  expect([screenComponents.get('/campaigner'), screenComponents.get('/demo')]).toEqual([creator, creator])
})

test('the start page is the home screen of members and the landing page of everybody else', () => {
  expect(screenComponents.get('/')).toBe(screenComponents.get('/home'))
  expect(publicScreens.has('/')).toBe(true)
  expect(faceOf('/')).not.toBe(screenComponents.get('/'))
})
