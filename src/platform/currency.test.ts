import { expect, test } from 'vitest'
import { currencyDigits, inCurrency, moneyWriter, wholeUnits } from './currency.ts'

test.each([
  ['USD', 2],
  ['usd', 2],
  ['EUR', 2],
  ['MXN', 2],
  ['JPY', 0],
  ['CLP', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['TND', 3],
  ['CLF', 4],
  ['XYZ', 2],
])('%s has %i decimals', (currency, digits) => expect(currencyDigits(currency)).toBe(digits))

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  ['en', 'USD', 1999, '$19.99'],
  ['es', 'EUR', 123_456_789, '1.234.567,89 €'],
  ['en', 'JPY', 1999, '¥1,999'],
  ['es', 'CLP', 1999, '1999 $'],
  ['en', 'KRW', 0, '₩0'],
  ['en', 'KWD', 19_995, 'KWD 19.995'],
  // Engines write these without decimals, but three are stored.
  ['en', 'IQD', 1500, 'IQD 1.500'],
  ['en', 'USD', -500, '-$5.00'],
  ['en', 'USD', 99_999_999_999, '$999,999,999.99'],
] as const)('in %s %s %i is written %s', (locale, currency, units, text) => {
  expect(plain(moneyWriter(locale, currency)(units))).toBe(text)
})

test.each([
  ['USD', 1_245_000, '$12,450'],
  ['JPY', 12_450, '¥12,450'],
  ['KWD', 12_450_499, 'KWD 12,450'],
])('in short form %s %i is %s', (currency, units, text) => {
  expect(plain(moneyWriter('en', currency, wholeUnits)(units))).toBe(text)
})

test('every currency can be formatted, and read in a chart by the same rule', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const digits = moneyWriter('en', currency, { currencyDisplay: 'code' })(1).replace(/[^\d]/g, '')
    expect([currency, digits.length - 1]).toEqual([currency, currencyDigits(currency)])
    expect(inCurrency(10 ** currencyDigits(currency), currency)).toBe(1)
  }
})
