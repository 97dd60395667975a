import { expect, test } from 'vitest'
import { isLocale, localeFromTag } from './locale.ts'

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES-ar', 'es'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser in %j gets %s', (tag, locale) => {
  expect(localeFromTag(tag)).toBe(locale)
})

test('only en and es are supported languages', () => {
  expect(['en', 'es', 'EN', 'fr', '', null].filter(isLocale)).toEqual(['en', 'es'])
})
