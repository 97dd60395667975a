import { expect, test } from 'vitest'
import { stem as stemEnglish } from '../en/stem.ts'
import { stem as stemSpanish } from '../es/stem.ts'
import { featuresOf, phraseOf } from './features.ts'

const same = (word: string) => word

test('words, pairs, the beginning and the length', () => {
  expect([...featuresOf('Only two left', same)]).toEqual([
    'only',
    'two',
    'left',
    'only_two',
    'two_left',
    '^only',
    '#length0',
  ])
})

test.each([
  ['$12', '#price'],
  ['9 quid', '#price'],
  ['20%', '#percent'],
  ['7pm', '#time'],
  ['20:30', '#time'],
  ['2x1', '#multibuy'],
  ['555 010 1234', '#phone'],
  ['1974', '#year'],
  ['40', '#number'],
  ['@bloom.shop', '#handle'],
  ['Año', 'ano'],
])('%s is %s', (text, feature) => expect(phraseOf(text, same)).toBe(feature))

test('endings are cut', () => {
  expect(['refund', 'refunds', 'refunded'].map(stemEnglish)).toEqual(['refund', 'refund', 'refund'])
  expect(['sorteo', 'sorteos', 'sorteamos'].map(stemSpanish)).toEqual(['sorte', 'sorte', 'sorte'])
})

test('a text without words has only a length', () => {
  expect([...featuresOf('…', same)]).toEqual(['^', '#length0'])
})
