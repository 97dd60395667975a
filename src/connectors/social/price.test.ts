import { expect, test } from 'vitest'
import { priceOfPost } from './price.ts'
import { findAddresses } from './text/find-addresses.ts'

const prices = { post: 15, postWithLink: 200, read: 5 }
const priceOf = (text: string, ...followUps: string[]) => priceOfPost({ prices }, { text, followUps })

test('each part costs, and a part with a link more', () => {
  expect(priceOf('Fresh bread at eight.')).toBe(15)
  expect(priceOf('Fresh bread', 'https://luna.example/bread', 'Come by')).toBe(230)
  expect(priceOfPost({}, { text: 'luna.com', followUps: [] })).toBe(0)
})

test.each(['luna.com', 'https://luna.example', 'see münchen.café', 'पिज़्ज़ा.भारत', 'a_b.io/x'])(
  'a link: %s',
  (text) => {
    expect(priceOf(text)).toBe(200)
  },
)

test('an ending that we do not know may be a link, too', () => {
  expect(findAddresses('Order at luna.bakery today')).toEqual([])
  expect(priceOf('Order at luna.bakery today')).toBe(200)
})

test.each(['It costs $4.50.', 'Fresh bread... come by', 'At 8 a.m. we open.', '1.000 loaves', '🥐.🥖'])(
  'no link: %s',
  (text) => {
    expect(priceOf(text)).toBe(15)
  },
)
