import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { currencyOfCountry } from './country-currency.ts'

test('every country has a currency that can be chosen', () => {
  const known = Intl.supportedValuesOf('currency')
  const without = countries.filter((country) => !known.includes(currencyOfCountry(country) ?? ''))
  expect(without).toEqual([])
})

test.each([
  ['ES', 'EUR'],
  ['MX', 'MXN'],
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['AR', 'ARS'],
  ['CH', 'CHF'],
  ['HR', 'EUR'],
  ['BG', 'EUR'],
])('people in %s pay with %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

test('an unknown country has none', () => {
  expect(currencyOfCountry('XX')).toBeNull()
})
