import type { Locale } from '#platform/locale.ts'
import { factsNotIn } from '../ai/facts-not-in.ts'
import type { RequiredFact } from '../ai/required-facts.ts'
import { contentWords, fold, shareOf, tellText } from '../ai/told-text.ts'
import { capitalized } from '../first-letter.ts'
import type { PostSource, ReadPost } from './post-source.ts'
import { reworkWords } from './rework-words/index.ts'

/** What a reworked text must say; `given` is everything that it may say. */
export type Source = { brief: PostSource; post: ReadPost; given: string }

export const contacts: readonly string[] = ['link', 'phone', 'mail']

const HOURS = /(?<!\d)(\d{1,2}) ?[ap]\.? ?m(?!\p{L})/giu

/** "5 to 8 PM" may be told as "5 PM to 8 PM". */
const isToldAsHour = (figure: string, text: string) =>
  Array.from(text.matchAll(HOURS), ([, hour]) => hour).includes(figure)

/** Whether a text says all of this, and no figure, date or address that the post and the shop do not give. */
export function keepsFacts(
  text: string,
  { post, brief, given }: Source,
  required: readonly RequiredFact[],
): boolean {
  const { language } = post.reading
  const told = tellText(text, language)
  const isThere = (fact: RequiredFact) => fact.isIn(told) || told.plain.includes(fold(fact.text))
  // "DM" is too short to be compared as a word.
  const isBriefly = ({ type, text: asked }: RequiredFact) =>
    type === 'action' && contentWords(asked, language).length === 0
  const missing = required.filter(
    (fact) => !isThere(fact) || (isBriefly(fact) && !told.plain.includes(fold(fact.text))),
  )
  // "Book" is said by the address to book at.
  const hasContact = required.some((fact) => contacts.includes(fact.type) && fact.isIn(told))
  return (
    missing.every(({ type }) => hasContact && type === 'action') &&
    shareOf(post.body, told) > 0 &&
    factsNotIn(text, brief.text, language).every((lost) => isToldAsHour(lost, text)) &&
    factsNotIn(given, text, language).length === 0
  )
}

/** A mail or link in the middle of a paragraph, after which a sentence begins without a period before it. */
const OPEN_ADDRESS = /(?<=\s)[^\s@]{1,60}[@.][^\s@]{1,60}[\p{L}\p{N}/](?= \p{Lu}\p{Ll})/gu

export const closeAddresses = (text: string): string => text.replace(OPEN_ADDRESS, '$&.')

const HALF_DAY = /\d ?[ap]\.? ?m(?!\p{L})/iu
const CLOCK = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/

/** Whether it is morning or evening is not ours to guess: "before 10" may be either. */
const guessesHalfOfDay = (text: string, before: string) =>
  HALF_DAY.test(text) && !HALF_DAY.test(before) && !CLOCK.test(before)

const NUMBER_SIGN = /# ?\d/
const NAME = /(?<=[\p{L}\p{N},:] )\p{Lu}\p{Ll}{2,30}/gu

/** Names that the text before has, and this one writes with a small letter. */
function losesCapital(text: string, before: string, locale: Locale): boolean {
  const names = new Set(contentWords((before.match(NAME) ?? []).join(' '), locale))
  const written = new Set(Array.from(text.matchAll(/\p{L}{3,31}/gu), ([word]) => word))
  return [...written].some(
    (word) => word === word.toLowerCase() && names.has(fold(word)) && !before.includes(word),
  )
}

const LISTED = /, ((?:\p{L}{1,20} ){1,3})(?:and|or|y|o) /gu
const EXPLAINED = /, ((?:our|su|nuestr[oa]s?) \p{L}{2,20})/gu

/** "Meet Ana. Our new baker", "Wine. Pies and music": cut where a list or an explanation goes on. */
const cutsInside = (text: string, before: string) =>
  [...before.matchAll(LISTED), ...before.matchAll(EXPLAINED)].some(([, next = '']) =>
    text.includes(`. ${capitalized(next.trim())}`),
  )

/** Whether a reworked text reads as one sentence after another; what was wrong before may stay so. */
export function isWellFormed(text: string, before: string, locale: Locale): boolean {
  const { broken } = reworkWords[locale]
  return (
    !(broken.test(text) && !broken.test(before)) &&
    NUMBER_SIGN.test(text) === NUMBER_SIGN.test(before) &&
    !cutsInside(text, before) &&
    !guessesHalfOfDay(text, before) &&
    !losesCapital(text, before, locale)
  )
}
