import { expect, test } from 'vitest'
import type { SlotValue } from '../brief-reading.ts'
import { resolveSlots } from '../resolve-slots.ts'
import { findOffers } from './offers.ts'

function detailOf(value: SlotValue): string {
  if (value.type !== 'offer') return ''
  switch (value.form) {
    case 'percent':
      return `${value.percent} percent`
    case 'amount_off':
      return `${value.money.amount} ${value.money.currency}`
    case 'multibuy':
      return `${value.get} for ${value.pay}`
    default:
      return value.form
  }
}

const read = (text: string): string[] =>
  resolveSlots(findOffers(text, { locale: 'en', country: 'US', today: '2026-11-17', products: [] }), []).map(
    ({ value }) => `${detailOf(value)} on ${value.type === 'offer' ? value.on : ''}`,
  )

test.each([
  ['25% off balayage tues + wed', ['25 percent on balayage']],
  ['Boots 40% off', ['40 percent on Boots']],
  ['up to 60% off selected styles', ['60 percent on selected styles']],
  ['20% discount on all winter coats until Sunday', ['20 percent on all winter coats']],
  ['save 15% this week', ['15 percent on null']],
  ['10% off for seniors', ['10 percent on null']],
  ['half price brows with any colour', ['50 percent on brows']],
  ['$15 off any pair of boots over $80', ['15 USD on any pair of boots']],
  ['2 for 1 on all cakes after 3pm', ['2 for 1 on all cakes']],
  ['3 for 2 on candles', ['3 for 2 on candles']],
  ['tacos 2x1', ['2 for 1 on tacos']],
  ['BOGO on dog treats', ['2 for 1 on dog treats']],
  ['buy one get one free', ['2 for 1 on null']],
  ['buy one get one half price', ['other on null']],
  ['free local delivery on orders over £30', ['free on local delivery']],
  ['first class free', ['free on first class']],
  ['kids under 5 free', ['free on kids under 5']],
  ['buy 2 paperbacks get 1 free', ['3 for 2 on null']],
  ['stay 3 nights pay for 2', ['3 for 2 on null']],
  ['stay 3 nights, breakfast for 2', []],
  ['happy hour 5-8pm', ['other on null']],
  ['100% cotton shirts', []],
  ['gluten free bread', []],
  ['gluten-free bread', []],
  ['feel free to ask', []],
  ['free range eggs', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
