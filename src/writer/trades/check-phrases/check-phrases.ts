import type { Locale } from '#platform/locale.ts'
import type { TradeFile } from '../trade.ts'
import { checkForm } from './check-form.ts'
import { checkWording } from './check-wording.ts'
import { fields, listsOf, type Phrase, phrasesOf } from './fields.ts'
import { findDuplicates } from './find-duplicates.ts'
import { findForeignTerms } from './find-foreign-terms.ts'
import { checkLanguage, pairsQuestions } from './languages/index.ts'
import type { Finding, Placed, Rule } from './rules.ts'
import { faultTexts } from './words/index.ts'

export type Fault = {
  /** Of the phrase or of its list: `truths/3`, `subjects/2/lines/0`, `tips/1/title`, `calls`. */
  place: string
  rule: Rule
  /** In the language of the bank. */
  message: string
}

/** The other trades of the same language by id. */
export type OtherBanks = ReadonlyMap<string, TradeFile>

const MOST_SHOUTS = 1

function checkPhrase({ text, field }: Phrase, locale: Locale): Finding[] {
  const { form } = fields[field]
  const isProse = form !== 'sign' && form !== 'hashtag' && form !== 'emoji'
  return [
    ...checkForm(text, field, pairsQuestions[locale]),
    ...checkWording(text, field, locale),
    ...(isProse ? checkLanguage[locale](text) : []),
  ]
}

function checkSizes(bank: TradeFile): Placed[] {
  return listsOf(bank).flatMap(({ place, size, wanted }): Placed[] => {
    if (size < wanted.min) return [{ place, rule: 'tooFew', found: String(wanted.min) }]
    return size > wanted.max ? [{ place, rule: 'tooMany', found: String(wanted.max) }] : []
  })
}

function checkShouts(phrases: readonly Phrase[]): Placed[] {
  const shouting = phrases.filter(({ text }) => text.includes('!'))
  return shouting.slice(MOST_SHOUTS).map(({ place }) => ({ place, rule: 'shouts', found: '!' }))
}

/** Everything that is wrong with a bank of phrases; empty for one that may be saved. */
export function checkPhrases(bank: TradeFile, locale: Locale, others: OtherBanks): Fault[] {
  const phrases = phrasesOf(bank)
  const findings = [
    ...checkSizes(bank),
    ...phrases.flatMap((phrase) =>
      checkPhrase(phrase, locale).map((finding) => ({ ...finding, place: phrase.place })),
    ),
    ...checkShouts(phrases),
    ...findDuplicates(phrases, others),
    ...findForeignTerms(bank, locale, others),
  ]
  return findings.map(({ place, rule, found }) => ({
    place,
    rule,
    message: faultTexts[locale][rule].replace('{found}', found),
  }))
}
