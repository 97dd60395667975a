import type { Locale } from '#platform/locale.ts'
import { folded } from '#platform/similar-words.ts'
import { inEveryLanguage } from '#platform/words.ts'
import { synonyms, wordForms } from './words/index.ts'

const SHORTEST_STEM = 3

/** Stands for every word that negates: "no", "can’t". */
export const NEGATION = '!'
/** Stands for every word that asks for a reason. */
export const REASON = '?'

/** "10", "9am" */
export const isNumber = (word: string): boolean => /^\d/.test(word)

/** The same for all forms of a word, but often not a word itself. */
export function stem(word: string, locale: Locale): string {
  if (word.length <= SHORTEST_STEM) return word
  const { endings, respell } = wordForms[locale]
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
  const cut = ending ? word.slice(0, -ending.length) : word
  return respell.reduce((rest, [spelling, usual]) => rest.replace(spelling, usual), cut)
}

/** All words of a text in order, including fillers; "can’t" is one word. */
export const allWords = (text: string): string[] =>
  folded(text)
    .replace(/n['’]t(?![\p{L}\p{N}])/gu, 'nt')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The stem of a word, or the stems of an expression joined by hyphens. */
export const termOf = (written: string, locale: Locale): string =>
  folded(written)
    .split('-')
    .map((word) => stem(word, locale))
    .join('-')

/** The expressions of a language by their first stem, longest first. */
function expressionsOf(locale: Locale): Map<string, string[][]> {
  const written = [...synonyms[locale].flatMap((group) => group.split(' ')), ...wordForms[locale].reasons]
  const expressions = new Map<string, string[][]>()
  for (const each of new Set(written.filter((word) => word.includes('-')))) {
    const stems = termOf(each, locale).split('-')
    const [first = ''] = stems
    expressions.set(
      first,
      [...(expressions.get(first) ?? []), stems].sort((a, b) => b.length - a.length),
    )
  }
  return expressions
}

const expressions = inEveryLanguage(expressionsOf)
const termsOf = (words: Iterable<string>, locale: Locale) =>
  new Set([...words].map((word) => termOf(word, locale)))
const reasons = inEveryLanguage((locale) => termsOf(wordForms[locale].reasons, locale))
const fillerStems = inEveryLanguage((locale) => termsOf(wordForms[locale].fillers, locale))

export const isFillerStem = (word: string, locale: Locale): boolean => fillerStems[locale].has(word)

/** The main word of an expression, if it has one: "holiday" of "bank holiday", but not "free" of "free up". */
export function mainWordOf(term: string, locale: Locale): string[] {
  const parts = term.split('-')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1 || isFillerStem(last, locale)) return []
  const { mainWord, negations } = wordForms[locale]
  return [mainWord === 'last' || negations.has(first) ? last : first]
}

/**
 * The stems of all words except fillers; an expression such as "cash register" is one of them. `writtenIn` is the
 * language of the text, if different.
 */
export function stemsOf(text: string, locale: Locale, writtenIn: Locale = locale): string[] {
  const words = allWords(text)
  const stems = words.map((word) => stem(word, locale))
  const { negations } = wordForms[locale]
  const isFiller = (word: string) =>
    wordForms[locale].fillers.has(word) || wordForms[writtenIn].fillers.has(word)
  const terms: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', begin = ''] = [words[at], stems[at]]
    const expression = expressions[locale]
      .get(begin)
      ?.find((each) => each.every((part, offset) => stems[at + offset] === part))
    const term = expression?.join('-') ?? begin
    if (reasons[locale].has(term)) terms.push(REASON)
    else if (expression || !(negations.has(word) || isFiller(word))) terms.push(term)
    else if (negations.has(word)) terms.push(NEGATION)
    if (expression) at += expression.length - 1
  }
  return terms
}
