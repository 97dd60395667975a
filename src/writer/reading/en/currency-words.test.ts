import { expect, test } from 'vitest'
import { withDollarSigns, withPoundSigns } from './currency-words.ts'

test.each([
  ['we raised 1,240 pounds', 'we raised £1,240'],
  ['win a 50 pound voucher', 'win a £50 voucher'],
  ['mince is 5 pounds a kilo', 'mince is £5 a kilo'],
  ['Dan lost 20 pounds with us', 'Dan lost 20 pounds with us'],
  ['12 pounds of cherries', '12 pounds of cherries'],
  ['the pumpkin weighs 300 pounds', 'the pumpkin weighs 300 pounds'],
  ['a 3 pound lobster', 'a 3 pound lobster'],
])('%s in Britain', (typed, written) => {
  expect(withPoundSigns(typed, 'GB')).toBe(written)
})

test('elsewhere pounds are a weight', () => {
  expect(withPoundSigns('we raised 300 pounds', 'US')).toBe('we raised 300 pounds')
})

test('dollars have their sign where they are the currency', () => {
  expect(withDollarSigns('18 dollars each', 'US')).toBe('$18 each')
  expect(withDollarSigns('only 5 bucks', 'CA')).toBe('only $5')
  expect(withDollarSigns('18 dollars each', 'GB')).toBe('18 dollars each')
  expect(withDollarSigns('Bucks County fair', 'US')).toBe('Bucks County fair')
})
