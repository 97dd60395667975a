import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rescaled, unitsOf } from './money.ts'

test.each([
  ['19.99', 'USD', 1999],
  ['0.29', 'EUR', 29],
  ['1.005', 'USD', 101],
  ['-1.005', 'USD', -101],
  ['8.264463', 'EUR', 826],
  ['10', 'USD', 1000],
  ['10.5', 'USD', 1050],
  ['1000', 'JPY', 1000],
  ['1000.00', 'JPY', 1000],
  ['999.5', 'JPY', 1000],
  ['1.234', 'KWD', 1234],
  ['1.2', 'KWD', 1200],
  ['0.0000', 'CLF', 0],
  ['-0.00', 'USD', 0],
  [' 3.10 ', 'USD', 310],
  ['999999999.99', 'USD', 99_999_999_999],
])('%s %s is %i minor units', (text, currency, units) => {
  expect(unitsOf(text, currency)).toBe(units)
})

test.each(['', '1,50', '1e5', 'NaN', '.5', '5.', '--1', '1000000000.00', '9'.repeat(40), '٣'])(
  '"%s" is not an amount',
  (text) => expect(unitsOf(text, 'USD')).toBeNull(),
)

test('decimal text is parsed exactly at any size', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 })
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom<[string, number]>(['USD', 2], ['KWD', 3], ['JPY', 0]),
      (amount, [currency, digits]) => {
        const figures = String(amount).padStart(digits + 1, '0')
        const text = digits ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures
        expect(unitsOf(text, currency)).toBe(amount)
      },
    ),
  )
})

test.each([
  [1999, 2, 'USD', 1999],
  [500, 2, 'ISK', 5],
  [550, 2, 'ISK', null],
  [500, 0, 'MGA', 50_000],
  [1230, 3, 'KWD', 1230],
  [1.5, 2, 'USD', null],
  [Number.MAX_SAFE_INTEGER, 2, 'USD', null],
])('%d with %i decimals in %s is %s', (amount, digits, currency, units) => {
  expect(rescaled(amount, digits, currency)).toBe(units)
})
