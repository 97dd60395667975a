import { partsOf } from '#connectors/social/text/text-parts.ts'
import type { Locale } from '#platform/locale.ts'
import { looksEnglish, looksSpanish } from '../built-in/idea-language.ts'
import { findUnknownNames } from '../checks/find-names.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import { factsNotIn } from './facts-not-in.ts'
import { fold } from './told-text.ts'
import { translatedNames } from './translated-names/index.ts'

export type TranslationPair = {
  source: { text: string; locale: Locale }
  target: { text: string; locale: Locale }
  /** Names that mean the same in every language, such as the shop's and those of people. */
  names: readonly string[]
}

/** What a translation lacks or adds, as written. */
export type TranslationFaults = { lost: string[]; added: string[]; isWrongLanguage: boolean }

const tagsIn = (text: string) =>
  partsOf(text).flatMap((part) => (part.kind === 'hashtag' || part.kind === 'mention' ? [part.text] : []))

const lacks = (text: string, parts: readonly string[]): string[] => {
  const known = new Set(tagsIn(text).map(fold))
  return parts.filter((part) => !known.has(fold(part)))
}

function addedNames({ source, target, names }: TranslationPair): string[] {
  const usual = new Set(translatedNames[target.locale].flatMap((line) => line.split(' ')))
  const given = [source.text, ...names].join('\n')
  return findUnknownNames(target.text, given).filter((name) => !usual.has(fold(name)))
}

const isForeign = ({ text, locale }: TranslationPair['target']) =>
  locale === 'es' ? looksEnglish(text) : looksSpanish(text)

/** Compares figures, dates, names, addresses and hashtags of both texts; the words themselves are not judged. */
export function checkTranslation(pair: TranslationPair): TranslationFaults {
  const { source, target, names } = pair
  const said = fold(target.text)
  return {
    lost: [
      ...new Set([
        ...factsNotIn(target.text, source.text, source.locale),
        ...lacks(target.text, tagsIn(source.text)),
        ...names.filter((name) => fold(source.text).includes(fold(name)) && !said.includes(fold(name))),
      ]),
    ],
    added: [
      ...new Set([
        ...factsNotIn(source.text, target.text, target.locale),
        ...lacks(source.text, tagsIn(target.text)),
        ...addedNames(pair),
      ]),
    ],
    isWrongLanguage: isForeign(target) || (target.text !== '' && fold(target.text) === fold(source.text)),
  }
}

/** In words for the model. The kinds of faults only: the texts themselves could act as instructions. */
export const translationObjections = (
  { lost, added, isWrongLanguage }: TranslationFaults,
  text: string,
): string[] => [
  ...(text === '' ? ['The text is missing.'] : []),
  ...(isWrongLanguage ? ['It is in the wrong language.'] : []),
  ...(findPlaceholder(text) !== null ? ['It has a placeholder or broken punctuation.'] : []),
  ...(lost.length > 0
    ? ['It leaves out a figure, date, time, name, telephone number, address or hashtag of the post.']
    : []),
  ...(added.length > 0
    ? [
        'It adds a figure, date, time, name, telephone number, address or hashtag that the post does not have.',
      ]
    : []),
]
