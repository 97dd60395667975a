import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['<b>Sale</b> today', 'Sale today'],
  ['a\u200Bb\u202Ec', 'abc'],
  ['one\r\n\r\n two ', 'one\ntwo'],
  ['BIG SALE AT THE BBQ!! COME BY', 'Big sale at the BBQ!! Come by'],
  ['FREE coffee today', 'FREE coffee today'],
  ['our #fresh bread', 'our fresh bread'],
  ['bread today #bakery #fresh', 'bread today'],
  ['we are #1', 'we are #1'],
])('%j', (typed, text) => {
  expect(cleanText(typed, []).text).toBe(text)
})

test('keeps the hashtags of the owner', () => {
  expect(cleanText('our #fresh bread #bakery', []).hashtags).toEqual(['fresh', 'bakery'])
})

test('keeps the spelling of products in a text of capitals', () => {
  expect(cleanText('NEW NORDMANN FIRS ARE HERE', ['Nordmann firs']).text).toBe('New Nordmann firs are here')
})

test('reads the first 4,000 characters', () => {
  expect(cleanText('a'.repeat(9_000), []).text).toHaveLength(4_000)
})
