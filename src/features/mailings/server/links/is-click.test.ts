import { expect, test } from 'vitest'
import { isClick } from './is-click.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 40) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

test.each([phone, computer])('a browser: %s', (agent) => {
  expect(isClick('GET', { 'user-agent': agent })).toBe(true)
})

test.each([
  ['no program at all', {}],
  ['a preview in a chat', { 'user-agent': 'WhatsApp/2.24.20 A' }],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a script', { 'user-agent': 'curl/8.9.1' }],
  ['Chrome, early', { 'user-agent': computer, 'sec-purpose': 'prefetch;prerender' }],
  ['Safari, early', { 'user-agent': computer, 'x-purpose': 'preview' }],
  ['Firefox, early', { 'user-agent': computer, 'x-moz': 'prefetch' }],
])('not %s', (_name, headers) => {
  expect(isClick('GET', headers)).toBe(false)
})

test('not a look at the headers alone', () => {
  expect(isClick('HEAD', { 'user-agent': computer })).toBe(false)
})
