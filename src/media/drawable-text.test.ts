import { expect, test } from 'vitest'
import { drawable } from './drawable-text.ts'

test.each([
  ['Ñandú, ¿qué tal? 20 % €', 'Ñandú, ¿qué tal? 20 % €'],
  ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
  ['Привет, Ελλάδα', 'Привет, Ελλάδα'],
  ['Fresh bread 🥐🥖 every day ☀️!', 'Fresh bread every day!'],
  ['👩‍🍳', ''],
  ['漢字 مرحبا', ''],
  ['a\u202Eb\u200Bc\u0000d\n\te', 'abc d e'],
  ['e\u0301', 'é'],
])('the drawable part of %j is %j', (text, expected) => {
  expect(drawable(text)).toBe(expected)
})

test('a long text is cut after a word', () => {
  expect(drawable('one two three four', 12)).toBe('one two…')
  expect(drawable('x'.repeat(10_000), 20)).toBe(`${'x'.repeat(19)}…`)
})
