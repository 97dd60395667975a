import { expect, test } from 'vitest'
import { help } from '#app/server/features.ts'
import { locales } from '#platform/locale.ts'
import { findScreenName } from '#platform/screen-names.ts'
import { screens } from '#platform/screens.ts'
import { pretendBrowser } from '#tests/pretend-browser.ts'
import { publicScreens } from './screen-parts.ts'

pretendBrowser({ window: new EventTarget(), localStorage: { getItem: () => null } })
const { publicScreenOf, screenComponents } = await import('./screens.tsx')
const { navigation, screenNames } = await import('./navigation.ts')

const paths = screens.map(({ path }) => path).sort()

test('every screen has its code, and one name per language', () => {
  expect([...screenComponents.keys()].sort()).toEqual(paths)
  for (const locale of locales)
    expect(screenNames.flatMap((names) => Object.keys(names[locale])).sort()).toEqual(paths)
})

test('the server knows the same names', () => {
  for (const path of paths) expect(help.nameOf(path, 'es')).toBe(findScreenName(screenNames, path, 'es'))
})

test('the sidebar lists its entries by position', () => {
  expect(navigation.map(({ path }) => path)).toEqual([
    '/dashboard',
    '/waterfall',
    '/inbox',
    '/brand-studio',
    '/media',
    '/calendar',
    '/analytics',
    '/campaigns',
    '/customers',
    '/team',
    '/integrations',
    '/settings',
  ])
})

test('the campaign creator and its two aliases are one screen', () => {
  const creator = screenComponents.get('/waterfall')
  expect(creator).toBeDefined()
  expect([screenComponents.get('/campaigner'), screenComponents.get('/demo')]).toEqual([creator, creator])
})

test('the start page is the home screen for members and the landing page for everyone else', () => {
  expect(screenComponents.get('/')).toBe(screenComponents.get('/home'))
  expect(publicScreens.has('/')).toBe(true)
  expect(publicScreenOf('/')).not.toBe(screenComponents.get('/'))
})
