import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsSchema, decimalFromUnits, MAX_CENTS, unitsFromDecimal } from './money.ts'

test.each([
  ['19.99', 'USD', 1999],
  ['4.35', 'USD', 435],
  ['0.1', 'EUR', 10],
  ['10,5', 'EUR', 1050],
  [' 7 ', 'MXN', 700],
  ['0', 'USD', 0],
  ['999999999.99', 'USD', MAX_CENTS],
  ['1999', 'JPY', 1999],
  ['5000.00', 'JPY', 5000],
  ['5000,0', 'CLP', 5000],
  ['99999999999', 'KRW', MAX_CENTS],
  ['19.999', 'KWD', 19_999],
  ['19,5', 'BHD', 19_500],
  ['7', 'TND', 7000],
  ['0.0001', 'CLF', 1],
])('%s %s are %i units', (text, currency, units) => {
  expect(unitsFromDecimal(text, currency)).toBe(units)
})

test.each([
  ...['', '-5', '1e3', '1.999', '1.000', '1,234.50', 'abc', '1000000000.00', 'NaN', '１'].map((text) => [
    text,
    'USD',
  ]),
  ['19.99', 'JPY'],
  // A thousand to some, an invalid fraction to others.
  ['1.000', 'JPY'],
  ['1,000', 'KRW'],
  ['0.5', 'CLP'],
  ['100000000000', 'JPY'],
  ['1.2345', 'KWD'],
  ['1.0000', 'KWD'],
])('%s is not an amount in %s', (text, currency) => {
  expect(unitsFromDecimal(text ?? '', currency ?? '')).toBeNull()
})

test('every amount round-trips through the field, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_CENTS }),
      fc.constantFrom('USD', 'JPY', 'KWD', 'CLF'),
      (units, currency) => unitsFromDecimal(decimalFromUnits(units, currency), currency) === units,
    ),
  )
})

test.each([-1, 1.5, 1e21, Number.NaN, '10', null])('%s is not accepted as cents', (value) => {
  expect(centsSchema.safeParse(value).success).toBe(false)
})
