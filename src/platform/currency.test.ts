import { expect, test } from 'vitest'
import { currencyDigits } from './currency.ts'

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
