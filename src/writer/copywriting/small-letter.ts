import type { Locale } from '#platform/locale.ts'
import type { BriefReading } from '../reading/brief-reading.ts'
import { firstNames } from '../reading/en/first-names.ts'
import { tradesIn } from '../trades/index.ts'
import type { Grammar } from './grammar/grammar.ts'

const FIRST_WORD = /^\p{Lu}[\p{Ll}\p{M}]*(?=$|[^\p{L}\p{M}.])/u
const WORDS = /[\p{L}\p{M}]+/gu

const vocabularies = new Map<Locale, ReadonlySet<string>>()
/** Words that are names, too. */
const ambiguous = new Set(
  'rosa luz sol paloma alba clara marina pilar nieves concha consuelo may will mark rose'.split(' '),
)

/** The small words of all trades of a language: whatever stands there is no name. */
function vocabularyOf(locale: Locale): ReadonlySet<string> {
  const known = vocabularies.get(locale)
  if (known) return known
  const words = new Set<string>()
  for (const { truths, invites, behind, questions, calls, subjects, tips } of tradesIn(locale).values()) {
    const lines = [...truths, ...invites, ...behind, ...questions, ...calls]
    const others = [...subjects.flatMap((subject) => subject.lines), ...tips.map(({ text }) => text)]
    for (const line of [...lines, ...others])
      for (const word of line.match(WORDS) ?? []) if (word === word.toLowerCase()) words.add(word)
  }
  vocabularies.set(locale, words)
  return words
}

/** Owners leave out accents, texts do not. */
const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** How to write a sentence inside another: null if its first word could be a name. */
export type SmallLetter = (text: string) => string | null

/**
 * A first word loses its capital only if it is nobody's name: the owner typed it small, or it is a usual word of the
 * language.
 */
export function smallLetterIn({ text, slots }: BriefReading, grammar: Grammar, shop = ''): SmallLetter {
  const typed = new Set(
    (text.match(WORDS) ?? []).filter((word) => word === word.toLowerCase()).map(withoutMarks),
  )
  const names = new Set(
    slots
      .filter(
        ({ value, text: said }) =>
          value.type === 'person' ||
          value.type === 'place' ||
          // "wine tasting" is a title of usual words.
          (value.type === 'title' && !/^\p{Ll}/u.test(said)),
      )
      .flatMap((slot) => slot.text.toLowerCase().match(WORDS) ?? []),
  )
  return (sentence) => {
    if (shop !== '' && sentence.startsWith(shop)) return null
    const word = FIRST_WORD.exec(sentence)?.[0].toLowerCase()
    if (word === undefined) return /^[\p{Ll}\p{N}]/u.test(sentence) ? sentence : null
    const small = grammar.lower(sentence)
    if (small === sentence) return null
    const isUsual = () =>
      !firstNames.has(word) && !ambiguous.has(word) && vocabularyOf(grammar.locale).has(word)
    const isKnown =
      grammar.isSmallWord(word) || (!names.has(word) && (typed.has(withoutMarks(word)) || isUsual()))
    return isKnown ? small : null
  }
}
