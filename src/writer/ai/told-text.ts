import { type Locale, locales } from '#platform/locale.ts'
import { findFacts, plainOf } from '../checks/find-facts.ts'
import { checkWords } from './words/index.ts'

/** A text as the checks see it: without accents and capitals, with the keys of its figures and dates. */
export type ToldText = {
  locale: Locale
  plain: string
  /** See `findFacts`. */
  keys: ReadonlySet<string>
  /** Every figure in it, whatever it counts. */
  numbers: ReadonlySet<number>
  digits: string
}

export const fold = (text: string): string => plainOf(text).toLowerCase()

const MIN_WORD = 3
const STEM = 5

const lists = new Map(
  locales.map((locale) => [
    locale,
    {
      loose: new Set(checkWords[locale].loose.split(' ')),
      alike: checkWords[locale].alike.map((group) => fold(group).split(' ')),
    },
  ]),
)

/** The figure of a key; of a date its day. */
const numbersIn = (key: string): number[] => {
  const figure = /^(?:[€$£]?n|%|day|d\d{1,2}-)(\d{1,12}(?:\.\d{1,6})?)$/.exec(key)?.[1]
  return figure === undefined ? [] : [Number(figure)]
}

export function tellText(text: string, locale: Locale): ToldText {
  const keys = new Set(findFacts(text, locale).flatMap(({ keys }) => keys))
  const plain = fold(text)
  const written = Array.from(plain.matchAll(/(?<!\d)\d{1,9}(?!\d)/g), ([figure]) => Number(figure))
  return {
    locale,
    plain,
    keys,
    numbers: new Set([...written, ...[...keys].flatMap(numbersIn)]),
    digits: plain.replace(/\D/g, ''),
  }
}

export const hasAny = ({ plain }: ToldText, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => plain.includes(fold(phrase)))

/** The words that say something of their own. */
export const contentWords = (text: string, locale: Locale): string[] => {
  const loose = lists.get(locale)?.loose
  const words = Array.from(fold(text).matchAll(/\p{L}[\p{L}'-]{0,40}/gu), ([word]) => word)
  return [...new Set(words.filter((word) => word.length >= MIN_WORD && !loose?.has(word)))]
}

/** Beginnings of the words that say the same as this one. */
function alike(word: string, locale: Locale): string[] {
  const stem = word.slice(0, STEM).replace(/(?<=.{3})s$/, '')
  const all = lists.get(locale)?.alike ?? []
  const groups = all.filter((group) => group.some((start) => word.startsWith(start)))
  return [stem, ...groups.flat().map((start) => start.replaceAll('_', ' '))]
}

/** Whether a word is one that others say in other words, so that its absence means something. */
export const hasMeaning = (word: string, locale: Locale): boolean => alike(word, locale).length > 1

/** How much of what `words` say is in the text, 0 to 1; 1 if they say nothing of their own. */
export function shareOf(words: string, told: ToldText): number {
  const wanted = contentWords(words, told.locale)
  if (wanted.length === 0) return 1
  const found = wanted.filter((word) => alike(word, told.locale).some((start) => hasStart(told.plain, start)))
  return found.length / wanted.length
}

/** Whether a word begins so; inside a hashtag, words may stand together. */
function hasStart(plain: string, start: string): boolean {
  for (let at = plain.indexOf(start); at >= 0; at = plain.indexOf(start, at + 1)) {
    if (at === 0 || !/\p{L}/u.test(plain[at - 1] ?? '')) return true
    const word = plain.slice(Math.max(0, at - 40), at)
    if (start.length >= STEM && /#\p{L}{0,40}$/u.test(word)) return true
  }
  return false
}
