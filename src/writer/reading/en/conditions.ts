import type { Slot } from '../brief-reading.ts'
import { matchSlots, slotAt } from '../make-slot.ts'
import { DONE_BY, FREE_WITH, fixedConditions, LIMITS, NO_LIMIT, OPENERS, WITH } from './condition-patterns.ts'
import { clauseEnd, phraseEnd } from './phrases.ts'
import { months, repeatedWeekdays, weekdays, wordSet } from './words.ts'

const OFFER_SIGN =
  /%|\bfree\b|complimentary|\boff\b|half price|[$£€]\d|\bgift\b|bogo|\d ?(?:for|x) ?\d|\bhalf\b|\bon (?:us|me|the house)\b|refund|\bcredit\b|\bdiscount|no [a-z]{3,12} fee|\bprice\b|\bquid\b|\bbucks\b|\bwins?\b|\bgets?\b/i
const SENTENCE_START = /[.!?\n;]/

const timeWords = wordSet(
  'today tonight tomorrow week weekend weekends weekdays month day days morning evening afternoon night lunchtime time',
)
const LONGEST_PART = 45
const condition = { type: 'condition' } as const
const dayWords = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some(
      (word) => weekdays.has(word) || repeatedWeekdays.has(word) || months.has(word) || timeWords.has(word),
    )

/** The sentence around a place has an offer, so "with any coffee" is what it takes. */
function hasOfferAround(text: string, place: number): boolean {
  let start = place
  while (start > 0 && place - start < 120 && !SENTENCE_START.test(text.charAt(start - 1))) start--
  return OFFER_SIGN.test(text.slice(start, place))
}

function withThings(text: string): Slot[] {
  return [...text.matchAll(WITH)].flatMap((match) => {
    if (!hasOfferAround(text, match.index)) return []
    const opened = match.index + match[0].length
    const end = text.charAt(opened) === ' ' ? phraseEnd(text, opened + 1) : opened
    return [slotAt(text, match.index, Math.max(end, opened), condition)]
  })
}

/** What comes after "if", wherever in the brief the offer is; polite words limit nothing. */
const limits = (text: string): Slot[] =>
  OFFER_SIGN.test(text)
    ? [...text.matchAll(LIMITS)]
        .filter(({ index, 0: opener }) => {
          const isIf = /^(?:if|when|once)/i.test(opener)
          return isIf ? !NO_LIMIT.test(text.slice(index, index + 40)) : hasOfferAround(text, index)
        })
        .map(({ index }) => slotAt(text, index, clauseEnd(text, index), condition))
    : []

const doneBy = (text: string): Slot[] =>
  matchSlots(text, DONE_BY, ({ index }) => (hasOfferAround(text, index) ? condition : null))

const freeWith = (text: string): Slot[] =>
  [...text.matchAll(FREE_WITH)].flatMap((match) => {
    const start = match.index + match[0].length
    const opener = /^(?:with|w\/|when|if) /.exec(text.slice(start, start + 5))?.[0].length ?? 0
    const end = phraseEnd(text, start + opener)
    return end > start + opener ? [slotAt(text, start, end, condition)] : []
  })

const OFFER_END =
  /(?:%|per ?cent|[$£€]\d{1,4}|quid|half(?: price)?|\bfree|complimentary|\d for \d|two for one|bogof?)(?: off| discount)?(?: (?!for\b|in\b|to\b|with\b|on your\b|when\b|if\b|at\b|until\b|this\b|every\b)[a-z'’-]{2,15}){0,5}/gi
const FOR_WHOM =
  /^ (?:for (?!the (?:week|weekend|month|day|rest|price)|just|only|under|\d|[$£€]|a (?:week|month|limited|day|fiver|tenner)|one|two|all\b|everyone|november|december|january|free)|on your (?:birthday|anniversary|wedding)|in the (?=[A-Za-z\d ]{2,30}(?:area|postcode|zone|zip))|to (?:the first|anyone|everyone|all) )/i

/** "20% off your bill for parties of 6": whom or what the offer in front of it is for. */
const forWhom = (text: string): Slot[] =>
  [...text.matchAll(OFFER_END)].flatMap((match) => {
    const end = match.index + match[0].length
    const opener = FOR_WHOM.exec(text.slice(end, end + 60))
    if (!opener) return []
    const last = clauseEnd(text, end + 1)
    return last > end + opener[0].length && !dayWords(text.slice(end, last))
      ? [slotAt(text, end + 1, last, condition)]
      : []
  })

const LIMITING =
  /^(?:[\w'’%&-]{1,15} ){0,4}(?:excluded|excl|accompanied by an? [a-z]{3,10}|(?:same|full) [a-z]{3,12}|set of (?:two|three|four|\d)|(?:one|two|max|limit) (?:each|pp|only)|cheapest (?:one )?free|lowest priced? free|dine[- ]?in|eat[- ]?in|sit[- ]?in|members|students|cash|mix (?:and|&|n) match|(?:not|no) (?:fri|satur|sun|mon)days?|not weekends|while (?:they|it) lasts?)(?: only)?$/i

/** Short parts after a comma: "buy one get one free, dine in". */
const afterComma = (text: string): Slot[] =>
  OFFER_SIGN.test(text)
    ? [...text.matchAll(/[,(–-] (?=[a-z])/gi)].flatMap(({ index, 0: sign }) => {
        const start = index + sign.length
        const end = clauseEnd(text, start)
        return end - start < LONGEST_PART && LIMITING.test(text.slice(start, end))
          ? [slotAt(text, start, end, condition)]
          : []
      })
    : []

/** What limits an offer: for whom, with what, how often, not with what. */
export const findConditions = (text: string): Slot[] => [
  ...fixedConditions.flatMap((pattern) =>
    matchSlots(text, pattern, (match) => (/only$/i.test(match[0]) && dayWords(match[0]) ? null : condition)),
  ),
  ...[...text.matchAll(OPENERS)].map((match) =>
    slotAt(
      text,
      match.index,
      Math.max(clauseEnd(text, match.index), match.index + match[0].length),
      condition,
    ),
  ),
  ...limits(text),
  ...doneBy(text),
  ...freeWith(text),
  ...forWhom(text),
  ...afterComma(text),
  ...withThings(text),
]
