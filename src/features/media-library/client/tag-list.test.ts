import { expect, test } from 'vitest'
import { MAX_TAG, MAX_TAGS } from '../media-library.contract.ts'
import { addTags, parseTags } from './tag-list.ts'

test('typed text is split at commas, semicolons and line ends', () => {
  expect(parseTags(' cakes,spring   menu;  #window\nnew ')).toEqual(['cakes', 'spring menu', 'window', 'new'])
  expect(parseTags(' , ;')).toEqual([])
})

test('a tag is not longer than the server accepts', () => {
  expect(parseTags('x'.repeat(MAX_TAG + 5))).toEqual(['x'.repeat(MAX_TAG)])
})

test('a tag is added once, whatever its case', () => {
  expect(addTags(['Cakes'], ['cakes', 'bread', 'Bread'])).toEqual(['Cakes', 'bread'])
})

test('tags beyond the limit are left out', () => {
  const many = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`)
  expect(addTags(many, ['one more'])).toEqual(many)
})
