import { expect, test } from 'vitest'
import { withPoundSigns } from './pounds.ts'

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
