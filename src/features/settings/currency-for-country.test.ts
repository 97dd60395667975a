import { expect, test } from 'vitest'
import { currencyMovingTo, offeredCurrency } from './currency-for-country.ts'

test.each([
  ['a new workspace', { from: '', to: 'ES', currency: 'USD', hasAmounts: false }, 'EUR'],
  ['a shop that moves', { from: 'ES', to: 'MX', currency: 'EUR', hasAmounts: false }, 'MXN'],
  ['a shop with amounts', { from: '', to: 'ES', currency: 'USD', hasAmounts: true }, 'USD'],
  ['a currency that was chosen', { from: '', to: 'ES', currency: 'GBP', hasAmounts: false }, 'GBP'],
  ['dollars that were kept in Spain', { from: 'ES', to: 'MX', currency: 'USD', hasAmounts: false }, 'USD'],
  ['no country any more', { from: 'ES', to: '', currency: 'EUR', hasAmounts: false }, 'EUR'],
])('%s: %o uses %s', (_who, move, currency) => {
  expect(currencyMovingTo(move)).toBe(currency)
})

test.each([
  ['ES', 'USD', 'EUR'],
  ['ES', 'EUR', null],
  ['', 'USD', null],
])('in %j with %s, %s is offered', (country, currency, offered) => {
  expect(offeredCurrency(country, currency)).toBe(offered)
})
