import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldAt } from './fold-at.ts'

test.each([
  ['short enough', 'Hello there', 11, 'Hello there'],
  ['at the end of a word', 'Come in and try our new autumn colours', 15, 'Come in and try'],
  ['in the middle of a word that fills it', 'Donaudampfschifffahrt', 5, 'Donau'],
  ['without trailing space', 'Come in   and try', 9, 'Come in'],
  ['without the full stop before the dots', 'Only twelve. Come in', 13, 'Only twelve'],
  ['not through an emoji', '💇💇💇', 2, '💇💇'],
])('%s', (_what, text, max, folded) => {
  expect(foldAt(text, max)).toBe(folded)
})

test('what is folded is always the beginning, and never longer than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, max) => {
      const folded = foldAt(text, max)
      expect(text.startsWith(folded)).toBe(true)
      expect([...folded].length <= max || folded === text).toBe(true)
    }),
  )
})
