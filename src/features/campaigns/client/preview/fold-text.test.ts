import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['short enough', 'Hello there', 11, 'Hello there'],
  ['at the end of a word', 'Come in and try our new autumn colors', 15, 'Come in and try'],
  ['in the middle of a word that fills it', 'Donaudampfschifffahrt', 5, 'Donau'],
  ['without trailing space', 'Come in   and try', 9, 'Come in'],
  ['without the full stop before the dots', 'Only twelve. Come in', 13, 'Only twelve'],
  ['not through an emoji', '💇💇💇', 2, '💇💇'],
])('%s', (_what, text, max, folded) => {
  expect(foldText(text, max)).toBe(folded)
})

test.each([
  ['after its lines', 'One\nTwo\nThree', 2, 'One\nTwo'],
  ['with empty lines, which take room too', 'One\n\nTwo', 2, 'One'],
  ['not for a break at the end', 'One\nTwo\n', 2, 'One\nTwo\n'],
  ['when it has no more', 'One\nTwo', 2, 'One\nTwo'],
  ['where its characters end first', 'Some longer line\nTwo', 2, 'Some longer'],
])('lines are folded %s', (_what, text, lines, folded) => {
  expect(foldText(text, 11, lines)).toBe(folded)
})

test('the folded text is always a prefix and never longer than allowed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 5 }),
      (text, max, lines) => {
        const folded = foldText(text, max, lines)
        expect(text.startsWith(folded)).toBe(true)
        expect([...folded].length <= max || folded === text).toBe(true)
      },
    ),
  )
})
