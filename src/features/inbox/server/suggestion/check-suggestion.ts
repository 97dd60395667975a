import { MAX_REPLY } from '#connectors/social/max-reply.ts'
import { dayInWords } from '#platform/day.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { type ClaimKind, findUnsupportedClaims, type Given } from '#writer/checks/find-unsupported-claims.ts'
import { findPlaceholder } from '#writer/placeholder-check.ts'
import { languageOf } from './customer-language.ts'
import { sentBefore, sentencesOf } from './sent-sentences.ts'
import { type SuggestionFacts, textBy } from './suggestion-facts.ts'

/**
 * What a reply may rest on. What the shop has sent binds it; what the customer wrote may be repeated. The team's notes
 * on the card support nothing: they are not for the customer.
 */
export function givenBy({ lines, contactName, customer, shop, savedReplies }: SuggestionFacts): Given {
  return {
    said: [contactName, customer?.name ?? '', textBy(lines, 'customer')].join('\n'),
    shop: [
      shop.name,
      ...shop.products.map(({ name, price }) => `${name} ${price ?? ''}`),
      ...savedReplies.map(({ title, text }) => `${title}\n${text}`),
      ...(customer?.invoices ?? []).map(({ number, status }) => `Invoice ${number}: ${status}`),
      ...(customer?.purchases ?? []).flatMap((day) => locales.map((locale) => dayInWords(day, locale))),
      textBy(lines, 'shop'),
    ].join('\n'),
  }
}

const named: Record<ClaimKind, string> = {
  figure: 'a number',
  price: 'a price',
  percentage: 'a percentage',
  date: 'a date',
  weekday: 'a weekday',
  time: 'a time',
  link: 'a link',
  mail: 'an e-mail address',
  phone: 'a telephone number',
  name: 'a name',
  free: 'something for free',
  promise: 'a promise (a refund, a booking, stock, a delivery, speed, a guarantee)',
  superlative: 'an award or a superlative',
}

/** Why a model's reply cannot be suggested, in our own words; empty if it can. */
export function objectionsTo(text: string, facts: SuggestionFacts, language: Locale): string[] {
  if (text === '') return ['The reply is missing.']
  if (text.length > MAX_REPLY) return ['The reply is too long.']
  if (findPlaceholder(text) !== null) return ['It has a placeholder or broken punctuation.']
  if (languageOf(text, language) !== language) return ['It is in the wrong language.']
  const kinds = new Set(findUnsupportedClaims(text, givenBy(facts), language).map(({ kind }) => kind))
  const wasSent = sentBefore(facts.lines)
  const isRepeated = sentencesOf(text).some((sentence) => sentence.length > 20 && wasSent(sentence))
  return [
    ...[...kinds].map((kind) => `It contains ${named[kind]} that is not in the shop’s data.`),
    ...(isRepeated ? ['It repeats a sentence that the shop has already sent.'] : []),
  ]
}
