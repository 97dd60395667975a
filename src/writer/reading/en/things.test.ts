import { expect, test } from 'vitest'
import { resolveSlots } from '../resolve-slots.ts'
import { findThings } from './things.ts'

const context = { locale: 'en', country: 'US', today: '2026-11-17', products: ['Dog bed'] } as const

test.each([
  ['only 3 left', ['quantity: only 3 left']],
  ['20 places', ['quantity: 20 places']],
  ['while stocks last', ['quantity: while stocks last']],
  ['first 50 customers get a bag', ['quantity: first 50 customers']],
  ['for kids under 12', ['audience: for kids under 12']],
  ['10% off for seniors', ['audience: for seniors']],
  ['students get 20% off', ['audience: students']],
  ['everyone who came gets a class', ['audience: everyone who came']],
  ['win a free brunch for 4', ['gift: a free brunch for 4']],
  ['a $50 gift card', ['gift: $50 gift card']],
  ['closed due to snow. Stay safe', ['reason: due to snow']],
  ['to celebrate our birthday, cake for all', ['reason: to celebrate our birthday']],
  ['at the town hall', ['place: at the town hall']],
  ['12 High Street, Lewes on Saturday', ['place: 12 High Street, Lewes']],
  ['12 High Street, come early', ['place: 12 High Street']],
  ['in the back room', ['place: in the back room']],
  ['heated dog beds', ['product: dog beds']],
  ['in a row', []],
  ['at the moment', []],
])('%s', (text, expected) => {
  const found = resolveSlots(findThings(text, context), [])
  expect(found.map(({ text: said, value }) => `${value.type}: ${said}`)).toEqual(expected)
})
