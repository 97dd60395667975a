import { expect, test } from 'vitest'
import { findDirections } from './directions.ts'
import { requestEnd } from './requests.ts'

const sale = '20% off boots'

test.each([
  ['keep it short', { type: 'length', length: 'short' }],
  ['under 50 words', { type: 'length', length: 'short' }],
  ['short and sweet please', { type: 'length', length: 'short' }],
  ['warm and friendly', { type: 'tone', tone: 'warm' }],
  ['professional tone', { type: 'tone', tone: 'professional' }],
  ['make it funny', { type: 'tone', tone: 'funny' }],
  ['Make it sound elegant', { type: 'tone', tone: 'elegant' }],
  ['no hard sell', { type: 'tone', tone: 'plain' }],
  ['nothing cheesy', { type: 'tone', tone: 'plain' }],
  ['not too salesy pls', { type: 'tone', tone: 'plain' }],
  ["don't make it too formal", { type: 'tone', tone: 'plain' }],
  ['no emojis', { type: 'emoji', isWanted: false }],
  ['use some emojis', { type: 'emoji', isWanted: true }],
  ['add hashtags', { type: 'hashtags', isWanted: true }],
  ['no hashtags please', { type: 'hashtags', isWanted: false }],
  ["don't mention the price", { type: 'omit', what: 'price', words: 'price' }],
  ['dont mention the old price', { type: 'omit', what: null, words: 'old price' }],
  ['Please leave out the address', { type: 'omit', what: 'place', words: 'address' }],
  ['don\'t use the word "cheap"', { type: 'omit', what: null, words: 'cheap' }],
  ['for Instagram', { type: 'platform', name: 'Instagram' }],
  ["it's for instagram", { type: 'platform', name: 'Instagram' }],
  ['invite people to book', { type: 'call', verb: 'book' }],
  ['use a picture of the team', { type: 'picture', scene: 'the team' }],
  ['a photo of the boots would be nice', { type: 'picture', scene: 'the boots' }],
  ['in Spanish please', { type: 'language', locale: 'es' }],
  ['write it like you talk to a friend', { type: 'other' }],
  ['post this on Friday', { type: 'other' }],
])('%s', (words, wish) => {
  for (const brief of [`${sale}. ${words}`, `${sale}, ${words}`, `${words}. ${sale}`]) {
    expect(findDirections(brief).map((direction) => direction.wish)).toEqual([wish])
  }
})

test.each([
  'book now',
  'tell reception',
  'bring a friend',
  'mention this post at the till',
  'post a pic of your dog',
  'show this at the counter',
  'no receipt needed',
  'no need to book',
  'not valid with other offers',
  'warm and cozy',
  'soft, warm, elegant',
  "don't use the blue ducks",
  "don't miss it",
  'make it a double for $2',
  'keep warm this winter',
  'for kids under 10',
  'skip the queue',
  'use code BOOTS',
  'ask for Pete',
  'a short walk from the station',
  'not for under 18s',
  'skip or cancel anytime',
])('"%s" is for the reader', (words) => {
  expect(findDirections(`${sale}. ${words}. Call us`)).toEqual([])
  expect(findDirections(`${sale}, ${words}`)).toEqual([])
})

test.each([
  ['Write a post about our new menu', 'our new menu'],
  ['Hi! can you write something about the party', 'the party'],
  ['please create a short instagram post for our sale', 'our sale'],
  ['Tell everyone that we are open', 'we are open'],
  ['let our customers know we close early', 'we close early'],
  ['announce that boots are back', 'boots are back'],
  ['Write a short post wishing everyone a happy easter', 'wishing everyone a happy easter'],
  ['Make a wish', 'Make a wish'],
  ['Need something sweet?', 'Need something sweet?'],
  ['20% off boots', '20% off boots'],
  ['We want to add 2 agents to our team', 'We want to add 2 agents to our team'],
])('%s begins after the request', (text, content) => {
  expect(text.slice(requestEnd(text))).toBe(content)
})

test.each([
  ['oh and say that |its in store only'],
  ['tell people |we have parking'],
  ['can you mention |the free parking'],
  ['remind them |its free entry'],
  ['ps add that |kids are welcome'],
  ['dont forget to say |its cash only'],
  ['also tell them |no appointment is needed'],
])('the order is for the writer, the rest is content: %s', (marked) => {
  const [order = ''] = marked.split('|')
  const text = `${sale}. ${marked.replace('|', '')}`
  const told = findDirections(text).map(({ start, end }) => text.slice(start, end).trim())
  expect(told.join(' ')).toBe(order.trim())
})

test.each(['Tell them Sue sent you!', 'say it with flowers', 'mention this post'])(
  '%s is for the reader',
  (words) => {
    expect(findDirections(`${sale}. ${words}`)).toEqual([])
  },
)
