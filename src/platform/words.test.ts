import { expect, test } from 'vitest'
import { type Locale, locales } from './locale.ts'
import type { Catalog } from './messages.ts'
import { untranslated, wordsOf } from './words.ts'

const textsIn = (locale: Locale) => ({
  note: `Note in ${locale}`,
  needs: { account: `Account in ${locale}` },
})
const catalog = Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])) as Catalog<
  ReturnType<typeof textsIn>
>

test.each(locales)('a catalog gives each text by its key in %s, at any depth', (locale) => {
  const { note, needs } = wordsOf(catalog)
  expect(note[locale]).toBe(`Note in ${locale}`)
  expect(needs.account[locale]).toBe(`Account in ${locale}`)
})

test.each(locales)('a name is the same in %s', (locale) => {
  expect(untranslated('Luna')[locale]).toBe('Luna')
})
