import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromDecimal, centsSchema, decimalFromCents, MAX_CENTS } from './money.ts'

test.each([
  ['19.99', 1999],
  ['4.35', 435],
  ['0.1', 10],
  ['10,5', 1050],
  [' 7 ', 700],
  ['0', 0],
  ['999999999.99', MAX_CENTS],
])('%s is %i cents', (text, cents) => {
  expect(centsFromDecimal(text)).toBe(cents)
})

test.each(['', '-5', '1e3', '1.999', '1,234.50', 'abc', '1000000000.00', 'NaN', '１'])(
  '%s is no amount',
  (text) => {
    expect(centsFromDecimal(text)).toBeNull()
  },
)

test('every amount survives the way to the field and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_CENTS }),
      (cents) => centsFromDecimal(decimalFromCents(cents)) === cents,
    ),
  )
})

test.each([-1, 1.5, 1e21, Number.NaN, '10', null])('%s is not accepted as cents', (value) => {
  expect(centsSchema.safeParse(value).success).toBe(false)
})
