import { expect, test } from 'vitest'
import { findPrices } from './prices.ts'

const read = (text: string, country = 'GB') =>
  findPrices(text, { locale: 'en', country, today: '2026-11-17', products: [] }).map(
    ({ text: said, value }) => {
      if (value.type !== 'price') return ''
      const { money, upTo, before, form, per, on } = value
      const parts = [said, `${money.amount} ${money.currency}`, form]
      if (upTo) parts.push(`to ${upTo.amount}`)
      if (before) parts.push(`before ${before.amount}`)
      if (per) parts.push(per)
      if (on) parts.push(`on ${on}`)
      return parts.join(' | ')
    },
  )

test.each([
  ['$19-21/h', ['$19-21/h | 19 USD | is | to 21 | /h']],
  ['coat was £40 now £25', ['coat was £40 now £25 | 25 GBP | is | before 40 | on coat']],
  ['lamp was 40 now 25', ['lamp was 40 now 25 | 25 GBP | is | before 40 | on lamp']],
  ['coat, was £40 now £25', ['coat, was £40 now £25 | 25 GBP | is | before 40 | on coat']],
  ['we were 3 now 12 people', []],
  ['£25 (was £40)', ['£25 (was £40) | 25 GBP | is | before 40']],
  ['from €18', ['from €18 | 18 EUR | from']],
  ['under $20', ['under $20 | 20 USD | only']],
  ['20 quid', ['20 quid | 20 GBP | is']],
  ['15 bucks', ['15 bucks | 15 GBP | is']],
  ['£1,250', ['£1,250 | 1250 GBP | is']],
  ['£45pp', ['£45pp | 45 GBP | is | pp']],
  ['£2 a head', ['£2 a head | 2 GBP | is | a head']],
  ['£5 pints', ['£5 pints | 5 GBP | is | on pints']],
  ['80p each', ['80p each | 0.8 GBP | is | each']],
  ['soup + roll 8.50', ['8.50 | 8.5 GBP | is']],
  ['£10 off', []],
  ['min spend £30', []],
  ['orders over £30', []],
  ['we raised £1,240', []],
  ['a £50 gift card', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('bucks are the dollars of the country', () => {
  expect(read('15 bucks', 'US')).toEqual(['15 bucks | 15 USD | is'])
})
