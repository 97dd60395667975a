import { expect, test } from 'vitest'
import { rank } from '#features/search/match-text.ts'
import { locales } from '#platform/locale.ts'
import { screenAt } from '#platform/screens.ts'
import { pretendBrowser } from '#tests/pretend-browser.ts'

pretendBrowser({ window: new EventTarget(), localStorage: { getItem: () => null } })
const { navigation } = await import('../navigation.ts')
const { actionOffers, screenOffers, shortcuts } = await import('./palette-offers.ts')

const addressOf = (to = '') => new URL(to, 'http://page').pathname
const labels = (offers: { label: string }[]) => offers.map(({ label }) => label)
const foundBy = (text: string) => labels(rank(screenOffers('en', 'owner'), text, 5))
const doneBy = (text: string) => labels(rank(actionOffers('en', 'owner'), text, 5))

test('every entry of the sidebar is offered, as a screen or as an action', () => {
  const offered = [...screenOffers('en', 'owner'), ...actionOffers('en', 'owner')].map(({ to }) => to)
  expect(navigation.filter(({ path }) => !offered.includes(path))).toEqual([])
})

test.each(locales)('every offer in %s has a name of its own and leads to a screen', (locale) => {
  const offers = [...screenOffers(locale, 'owner'), ...actionOffers(locale, 'owner')]
  expect(new Set(labels(offers)).size).toBe(offers.length)
  for (const { label, to } of offers) {
    expect(label.trim()).not.toBe('')
    expect([to, screenAt(addressOf(to))?.path]).toEqual([to, addressOf(to)])
  }
})

test('members are not offered what only managers may open or do', () => {
  const missing = (all: typeof screenOffers) =>
    labels(all('en', 'owner')).filter((label) => !labels(all('en', 'member')).includes(label))
  expect(missing(screenOffers)).toEqual(['AI provider', 'Mail server'])
  expect(missing(actionOffers)).toEqual([
    'Connect a network',
    'Invite a teammate',
    'Upload your logo',
    'Connect a POS',
  ])
  expect(labels(actionOffers('en', 'manager'))).toEqual(labels(actionOffers('en', 'owner')))
})

test('screens and actions are found by other words, in either language and with a typo', () => {
  expect(foundBy('facturas')).toContain('Customers')
  expect(foundBy('clients')[0]).toBe('Customers')
  expect(foundBy('bandeja')[0]).toBe('Inbox')
  expect(foundBy('smtp')).toEqual(['Mail server'])
  expect(foundBy('custmers')[0]).toBe('Customers')
  expect(doneBy('factura')).toEqual(['New invoice'])
  expect(doneBy('new client')).toEqual(['Add a customer'])
  expect(doneBy('instagram')).toEqual(['Connect a network'])
  expect(doneBy('invitar')).toEqual(['Invite a teammate'])
})

test('every shortcut of a screen has keys and a name in each language', () => {
  expect(shortcuts.length).toBeGreaterThan(0)
  for (const { keys, label } of shortcuts) {
    expect(keys.length).toBeGreaterThan(0)
    for (const locale of locales) expect(label[locale].trim()).not.toBe('')
  }
})
