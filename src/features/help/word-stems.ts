import type { Locale } from '#platform/locale.ts'
import { wordForms } from './words/index.ts'

/** Lower case, without accents: "Publicación" and "publicacion" are the same word. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const SHORTEST_STEM = 3

/** The same for all forms of a word, but often not a word itself. */
export function stem(word: string, locale: Locale): string {
  if (word.length <= SHORTEST_STEM) return word
  const { endings, respell } = wordForms[locale]
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
  const cut = ending ? word.slice(0, -ending.length) : word
  return respell.reduce((rest, [spelling, usual]) => rest.replace(spelling, usual), cut)
}

/** All words of a text in order, including fillers. */
const allWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The stems of all words except fillers; `writtenIn` is the language of the text, if different. */
export const stemsOf = (text: string, locale: Locale, writtenIn: Locale = locale): string[] =>
  allWords(text)
    .filter((word) => !wordForms[locale].fillers.has(word) && !wordForms[writtenIn].fillers.has(word))
    .map((word) => stem(word, locale))
