import { expect, test } from 'vitest'
import { resolveSlots } from '../resolve-slots.ts'
import { findConditions } from './conditions.ts'

test.each([
  ['25% off, new clients only', ['new clients only']],
  ['not valid with other offers', ['not valid with other offers']],
  ['20% off cuts, not on dyed hair', ['not on dyed hair']],
  ['free muffin with any coffee', ['with any coffee']],
  ['free muffin w/ any coffee all day', ['w/ any coffee']],
  ['10% off, min spend £30', ['min spend £30']],
  ['excludes sale items. See you there', ['excludes sale items']],
  ['one per customer', ['one per customer']],
  ['limit 4 per customer', ['limit 4 per customer']],
  ['on your first visit', ['on your first visit']],
  ['no receipt needed', ['no receipt needed']],
  ['T&Cs apply', ['T&Cs apply']],
  ['must show student card, ends Friday', ['must show student card']],
  ["can't be combined with other discounts", ["can't be combined with other discounts"]],
  ['in store only', ['in store only']],
  ['by appointment only', ['by appointment only']],
  ['booking essential', ['booking essential']],
  ['must be 18+', ['must be 18+']],
  ['tues and wed only', []],
  ['come with a friend', []],
  ['everything is made here except the bread', []],
])('%s', (text, expected) => {
  expect(resolveSlots(findConditions(text), []).map((slot) => slot.text)).toEqual(expected)
})
