import { expect, test } from 'vitest'
import { asTitle, closed, condense } from './condense.ts'

test.each([
  ['all that fits', ['One two.', 'Three four.'], 30, 'One two. Three four.'],
  ['whole sentences only', ['One two three.', 'Four five six seven.'], 20, 'One two three.'],
  ['the first clause', ['Our new menu, with vegetables of the season and more'], 20, 'Our new menu.'],
  ['whole words', ['Vegetables of the season from nearby fields'], 30, 'Vegetables of the season…'],
  [
    'no word that leaves it hanging',
    ['Breakfast with friends and family today'],
    23,
    'Breakfast with friends…',
  ],
  ['no half of two hours', ['Open house on Saturday, 9 AM – noon for all'], 34, 'Open house on Saturday.'],
  ['nothing rather than a piece of a word', ['Donaudampfschifffahrt'], 10, ''],
  ['nothing rather than half a question', ['¿Quieres un corte de pelo nuevo?'], 20, ''],
  ['nothing of nothing', [], 10, ''],
])('%s', (_name, sentences, max, text) => {
  expect(condense(sentences, max)).toBe(text)
})

test.each([
  ['Hello', 'Hello.'],
  ['Hello!', 'Hello!'],
  ['Hello,', 'Hello.'],
  ['See https://bloom.example/a', 'See https://bloom.example/a'],
  ['Hello 👋🏽', 'Hello 👋🏽'],
  ['“Hello.”', '“Hello.”'],
])('"%s" ends as "%s"', (text, sentence) => {
  expect(closed(text)).toBe(sentence)
})

test('a headline has no period, but keeps its ellipsis', () => {
  expect([asTitle('One.'), asTitle('One…'), asTitle('One?')]).toEqual(['One', 'One…', 'One?'])
})
