import { type Locale, locales, type Words } from './locale.ts'
import type { Catalog, Wording } from './messages.ts'

type WordsOf<T> = { [K in keyof T]: T[K] extends string ? Words : WordsOf<T[K]> }

/** Something made for each language. */
export const inEveryLanguage = <T>(textIn: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Record<Locale, T>

function joinLanguages(texts: Record<Locale, string | Wording>): unknown {
  if (typeof texts.en === 'string') return texts
  const textsAt = (key: string) =>
    inEveryLanguage((locale) => (texts[locale] as Wording)[key] as string | Wording)
  return Object.fromEntries(Object.keys(texts.en).map((key) => [key, joinLanguages(textsAt(key))]))
}

/** A catalog by its keys, for data that keeps each text in every language: `wordsOf(blogMessages).note` is `{ en, es }`. */
export const wordsOf = <T extends Wording>(catalog: Catalog<T>): WordsOf<T> =>
  joinLanguages(catalog) as WordsOf<T>

/** A name that is the same in every language. */
export const untranslated = (name: string): Words => inEveryLanguage(() => name)
