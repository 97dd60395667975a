import type { Slot } from '../brief-reading.ts'
import { matchSlots, slotAt } from '../make-slot.ts'
import { clauseEnd, phraseEnd } from './phrases.ts'
import { months, repeatedWeekdays, weekdays, wordSet } from './words.ts'

/** Said completely by these words. */
const fixed: readonly RegExp[] = [
  /\b(?:for )?(?:new|existing|first[- ]time|returning|loyal|registered) (?:clients?|customers?|members?|patients?|students?|guests?|subscribers?|sign[- ]?ups?)(?: only)?\b/gi,
  /\b(?:on |for )?(?:your |the |their )?first (?:visit|appointment|order|booking|purchase|treatment|session)(?: only)?\b/gi,
  /\b(?:on )?(?:orders?|purchases?|spends?|bills?|baskets?|bookings?) (?:over|above|of|from) [$£€] ?\d{1,6}(?:,\d{3})?(?:\.\d\d)?(?: or more| and over| or over)?/gi,
  /\b(?:when|if) you (?:spend|buy|order|book|purchase) [^.,;!?\n]{1,50}/gi,
  /\b(?:over|above) [$£€] ?\d{1,6}(?:,\d{3})?(?:\.\d\d)?/gi,
  /\bmin(?:imum|\.)? (?:spend|order|purchase|booking|of)(?: of)? ?(?:[$£€] ?\d{1,6}(?:,\d{3})?(?:\.\d\d)?|\d{1,4}(?: [a-z]{3,12})?)/gi,
  /\b(?:strictly )?(?:limit(?:ed to)?|max(?:imum)?|only)?:? ?(?:of )?(?:one|two|three|\d{1,3})(?: [a-z]{3,15})? per (?:customer|person|household|client|family|visit|table|order|transaction|guest|member|day)\b/gi,
  /\bno (?:[a-z]{3,20} ){1,3}(?:needed|required|necessary)\b/gi,
  /\bno need to (?:book|register|rsvp|reserve|call|sign up|bring [a-z]{2,15})\b/gi,
  /\b(?:no|zero) (?:returns|refunds|exchanges|rainchecks|rain checks|substitutions|cash|cards|walk-?ins|exceptions|dogs|pets|under \d\ds?|kids)\b/gi,
  /\ball sales (?:are )?final\b|\bfinal sale\b|\bsold as seen\b/gi,
  /\bt(?:erms)?(?: ?& ?| and |&amp;)c(?:ondition)?['’]?s(?: apply)?\b|\b(?:terms|conditions|restrictions|(?:some )?exclusions) apply\b/gi,
  /\bfirst come,? first serve[d]?\b/gi,
  /\bsubject to [a-z ]{4,30}\b/gi,
  /\b(?:strictly )?(?:by appointment|appointment|pre-?order|cash|card|cards|members?|adults?|uk|us|usa|collection|pick-?up|takeaway|take-?out|dine[- ]in|eat[- ]in|online|in[- ]?store|in[- ]shop|walk-?ins?|app|tickets?|invite|locals?|table service|in person|over \d\ds?) only\b/gi,
  /\b(?:only )?(?:in[- ]store|online|in person)(?= only\b)/gi,
  /\bonly (?:available |valid )?(?:in[- ]store|online|in the shop|by appointment|for members|with a booking)\b/gi,
  /\b(?:strictly )?(?:must be )?(?:over|aged?) (?:16|18|21)s?(?: only|\+)?\b|(?:\bmust be )?(?<![\w.])(?:16|18|21)\+(?: only)?/gi,
  /\b(?:bookings?|reservations?|appointments?|deposits?|(?:a )?patch test|(?:photo )?id|tickets?|proof of [a-z]{3,15}|pre-?orders?|a (?:valid )?[a-z]{3,15} card|(?:advance )?booking)(?: is| are)? (?:essential|required|needed|necessary|recommended|advised)(?: \d{1,3} ?(?:hrs?|hours|days) (?:before|in advance|ahead))?/gi,
  /\bby appointment\b/gi,
  /(?<=(?:^|[,.;(\n!] ?|and ))(?:[a-z-]{2,15} ){1,3}(?:required|essential|mandatory|a must)\b/gim,
  /(?<=(?:^|[,.;(\n!] ?))(?!order|book|call|come|buy|shop|we\b|you\b|it\b|there|i\b)(?:[a-z-]{2,15} ){1,3}only(?=[,.;!)\n]|$)/gim,
]

/** These words open a condition that runs to the end of its clause. */
const OPENERS =
  /\b(?:not (?:valid|combinable|available|suitable|applicable|redeemable|to be combined|included|in combination|for use|on\b|for\b|with\b)|(?:can ?not|can['’]?t|cant|may not|not to) be (?:combined|used|redeemed|exchanged|transferred|refunded)|cannot be|does(?:n['’]?t| not) (?:apply|include)|exclud(?:es|ing|ed)|valid (?:on|from|for|until|in|with|only|through|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|must (?:show|bring|have|be|present|book|mention|live|wear|order|pre-?order|sign|quote|redeem|spend|purchase|include|reserve)|subject to|only if|only with|only valid)\b/gi
/** Limits an offer of the same sentence; without one it only tells. */
const LIMITS = /\b(?:except(?: for| on)?|as long as|provided|unless|(?:if|when) you)\b/gi
const WITH =
  /(?<![\w/])(?:with|w\/) ?(?:(?:any|every|each|all|the purchase of|purchase of|your|a|an|purchase|code|voucher|coupon)\b)/gi
const OFFER_SIGN = /%|\bfree\b|\boff\b|half price|[$£€]\d|\bgift\b|bogo|\d ?(?:for|x) ?\d|\bhalf\b/i
const SENTENCE_START = /[.!?\n;]/

const timeWords = wordSet(
  'today tonight tomorrow week weekend weekends weekdays month day days morning evening afternoon night lunchtime time',
)
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

const limits = (text: string): Slot[] =>
  [...text.matchAll(LIMITS)]
    .filter(({ index }) => hasOfferAround(text, index))
    .map(({ index }) => slotAt(text, index, clauseEnd(text, index), condition))

/** What limits an offer: for whom, with what, how often, not with what. */
export const findConditions = (text: string): Slot[] => [
  ...fixed.flatMap((pattern) =>
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
  ...withThings(text),
]
