import { expect, test } from 'vitest'
import { findActions } from './actions.ts'

test.each([
  ['book at maneandco.example', ['book: book']],
  ['call us 01632 960 555', ['call: call us']],
  [
    'follow us, like this post and tag 3 friends',
    ['follow: follow us', 'like: like this post', 'tag: tag 3 friends'],
  ],
  ['a free class, just tell reception', ['tell: just tell reception']],
  ['DM us to book', ['dm: DM us']],
  ['swing by', ['swing by: swing by']],
  ['sign up at the bar', ['sign up: sign up']],
  ['pls rsvp by friday', ['rsvp: rsvp']],
  ['apply jobs@clinic.example', ['apply: apply']],
  ['Bring gloves', ['bring: Bring gloves']],
  ['join us sat 21st nov 10-4', ['join: join us']],
  ['you can order ahead', ['order: order ahead']],
  ['Book signing this Saturday', []],
  ['our shop is open', []],
  ['Shop closed today', []],
  ['people like our bread', []],
  ['they book early', []],
])('%s', (text, expected) => {
  expect(
    findActions(text).map(({ text: said, value }) => `${value.type === 'action' ? value.verb : ''}: ${said}`),
  ).toEqual(expected)
})
