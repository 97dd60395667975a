import { expect, test } from 'vitest'
import { hashtagOf, hashtagsFrom } from './hashtags.ts'

test.each([
  ['Café del Mar', 'CaféDelMar'],
  ['Mother’s Day', 'MothersDay'],
  ['Studio 54', 'Studio54'],
  ['Keratin treatment 80 €', 'KeratinTreatment'],
  ['Menu – $12.50', 'Menu'],
  ['2026', ''],
  ['A', ''],
  ['!!!', ''],
  ['A very long name that nobody would ever read as a hashtag', ''],
])('"%s" makes "%s"', (name, tag) => {
  expect(hashtagOf(name)).toBe(tag)
})

test('hashtags are unique regardless of case, and limited in number', () => {
  expect(hashtagsFrom(['bloom', 'Bloom', 'BLOOM', 'Hair', 'Skin'], 2)).toEqual(['#Bloom', '#Hair'])
})
