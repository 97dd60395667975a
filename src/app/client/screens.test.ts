import { expect, test } from 'vitest'
import { publicScreens } from './screen-parts.ts'
import { faceOf, screenComponents } from './screens.tsx'

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
