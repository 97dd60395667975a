import { expect, test } from 'vitest'
import { findQuotes } from './quotes.ts'

test.each([
  [
    '"He was back by Monday. Thank you." - Karen W. Share this',
    'quote: He was back by Monday. Thank you. (Karen W)',
  ],
  ['"I slept at last" - Marta, patient. book now', 'quote: I slept at last (Marta, patient)'],
  ['review from Jess: “best cut I have had in years”', 'quote: best cut I have had in years (Jess)'],
  ['Tom told us "I stayed for the people"', 'quote: I stayed for the people (Tom)'],
  ['her new novel "The Salt Road"', 'title: The Salt Road'],
  ['screening of “Jaws” on the roof', 'title: Jaws'],
])('%s', (text, expected) => {
  const [found] = findQuotes(text)
  const value = found?.value
  const said =
    value?.type === 'quote'
      ? `quote: ${value.words} (${value.by})`
      : value?.type === 'title'
        ? `title: ${value.name}`
        : null
  expect(said).toBe(expected)
})

test('inches and single words in quotation marks are no quotes', () => {
  expect(findQuotes('a 12" pizza and a 14" pizza')).toEqual([])
  expect(findQuotes('our "famous" pie')).toEqual([])
})
