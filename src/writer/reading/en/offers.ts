import type { ReadingContext, Slot, SlotValue } from '../brief-reading.ts'
import { matchSlots, slotAt } from '../make-slot.ts'
import { readMoney } from './money.ts'
import { phraseBefore, phraseEnd } from './phrases.ts'

type OfferValue = Extract<SlotValue, { type: 'offer' }>

const PERCENT =
  /(?<![\w.])(?:(?:up to|extra|an extra|save up to|save|get|take|another|enjoy) ){0,2}-?(?<percent>\d{1,2}|100)(?:-\d{1,2})? ?(?:%|percent|per cent)(?<said> ?(?:off|discount|reduction|saving|cheaper|reduced))?/gi
const AMOUNT =
  /(?<![\w.])(?:(?:get|take|save|an extra|extra) ){0,2}(?<money>[$£€] ?\d{1,5}(?:\.\d\d)?|\d{1,4} (?:quid|bucks|dollars|pounds|euros)|\d{1,2}p|(?:a )?(?:fiver|tenner)|(?<=\bknock(?:s|ing|ed)? )\d{1,3}(?= off))(?<said> (?:off|discount|saving|reduction|cheaper))?/gi
const MULTIBUY =
  /(?<![\w$£€.])(?:(?<get>[2-9]|two|three|four|five|six) ?(?:(?:months?|weeks?|nights?|sessions?|classes|pairs?|items?|bags?) )?(?:for|x|×|4) ?(?:the price of )?(?<pay>[1-5]|one|two|three|four)(?![\w.%]|,\d)|bogof?\b|(?:buy|get) (?:one|1|any one) get (?:one|1|the second|second one)(?: (?<half>half price|half off|50% off)| for free| free)?|buy (?<buy>[1-9]|one|two|three) (?:[a-z]{3,15} ){0,3}(?:and )?get (?<extra>[1-9]|one|two)(?: [a-z]{3,12})? free)/gi
/** "stay 3 nights pay for 2" */
const STAY =
  /\b(?:stay|buy|book|get|order|take) (?<get>[2-9]|two|three|four|five|six|seven)(?: (?:nights?|pairs?|items?|classes|sessions|months?|weeks?|days?|bags?|boxes|bottles))?,? (?:and )?(?:only |just )?pay for (?:only |just )?(?<pay>[1-6]|one|two|three|four|five|six)\b/gi
const HALF = /\bhalf[ -]?(?:off|price|priced)\b|(?<![\w/])1\/2 (?:off|price)\b/gi
const PART = /(?:\b(?:an? )?(?:third|quarter)|\btwo[ -]thirds|(?<![\w/])1\/[34]) off\b/gi
const FREE =
  /(?<!(?:gluten|dairy|sugar|nut|egg|alcohol|fat|feel|cruelty|stress|hassle|guilt|pain|risk|care|toll|smoke|lactose|wheat|duty|for|are|is|be|was|you're|who's|hands)[ -])\b(?:free|complimentary)(?=[ ](?!range|time|parking spaces|spirit|spot|of\b|to\b|from\b|and\b|if\b|on\b|at\b|for\b|until\b|this\b|with\b|entry level|w\/|when\b|every\b|all\b))/gi
const FREE_AFTER =
  /(?<=[\p{L}\d] )(?:(?:is |are |goes |go |eat |eats |get in |gets in )?(?:for )?free|on the house|(?<!['’]?s )on us)(?![\w-]| range| delivery| shipping| gift)/giu
const OTHER =
  /\b(?:happy hour|(?:lunch|meal|early bird|breakfast|dinner|family|weekday|combo|bundle) (?:deal|special|offer|menu)s?|[a-z]{3,15} fee waived|0% (?:financing|finance|apr|interest)|interest[- ]free|(?:zero|no|nothing|no money) down\b|free trial|student night|price match|(?:loyalty|stamp|punch) card|no (?:joining|delivery|booking|cover|entry|enrollment|admin) (?:fees?|charge)|clearance(?: sale)?|closing[- ]down sale|(?:summer|winter|spring|autumn|fall|january|garage|sample|flash|end of season|black friday|christmas|holiday) sale|early bird|gift with (?:every )?purchase)/gi
const BUY_AND_GET =
  /\bbuy (?:an?|any|two|2|three|3|one|[$£€]\d{1,4}) [^.,;!?\n]{1,40}? (?:and )?get (?:an?|one|any|your|[$£€]\d{1,4}) (?:[$£€]\d{1,4} )?/gi

const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }
const numberOf = (text: string): number => numbers[text.toLowerCase()] ?? Number(text)

/** What is reduced: after the words of the offer, or before them ("boots 40% off"). */
function withSubject(
  text: string,
  start: number,
  end: number,
  make: (on: string | null) => OfferValue,
): Slot {
  const joint =
    /^ (?:on |off |of |your |all of )?(?:the |our |any |all )?/i.exec(text.slice(end, end + 20))?.[0] ?? ''
  const isSaid = joint.trim() !== ''
  const begin = end + (joint.replace(/(?:the |our |any |all )$/i, '').length || 1)
  const after = text.charAt(end) === ' ' ? phraseEnd(text, begin) : end
  if (after > begin) return slotAt(text, start, after, make(text.slice(begin, after)))
  const before = phraseBefore(text, start)
  const atBorder = before === 0 || /[\n.,;:!?(–—-] ?$/.test(text.slice(Math.max(0, before - 2), before))
  if (!isSaid && before < start && atBorder) {
    return slotAt(text, before, end, make(text.slice(before, start).trim()))
  }
  return slotAt(text, start, end, make(null))
}

function matchOffers(
  text: string,
  pattern: RegExp,
  make: (match: RegExpExecArray) => ((on: string | null) => OfferValue) | null,
): Slot[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = make(match)
    return value ? [withSubject(text, match.index, match.index + match[0].length, value)] : []
  })
}

const percents = (text: string): Slot[] =>
  matchOffers(text, PERCENT, (match) => {
    const { percent, said } = match.groups ?? {}
    const isSaid = said !== undefined || /^(?:save|get|take|up to|an? extra|enjoy)|^-/i.test(match[0])
    const isNext = /^ (?:off|discount)/i.test(
      text.slice(match.index + match[0].length, match.index + match[0].length + 10),
    )
    return isSaid || isNext
      ? (on) => ({ type: 'offer', form: 'percent', percent: Number(percent), on })
      : null
  })

const amounts = (text: string, country: string | null): Slot[] =>
  matchOffers(text, AMOUNT, (match) => {
    const { money: sum = '', said } = match.groups ?? {}
    const money = readMoney(sum, country)
    const isSaid = said !== undefined || /^save/i.test(match[0])
    return money && isSaid ? (on) => ({ type: 'offer', form: 'amount_off', money, on }) : null
  })

const multibuys = (text: string): Slot[] =>
  matchOffers(text, MULTIBUY, (match) => {
    const { get: got, pay: paid, buy, extra, half } = match.groups ?? {}
    if (half) return (on) => ({ type: 'offer', form: 'other', on })
    const pay = numberOf(paid ?? buy ?? '1')
    const get = got ? numberOf(got) : pay + numberOf(extra ?? '1')
    if (get <= pay) return null
    return (on) => ({ type: 'offer', form: 'multibuy', get, pay, on })
  })

const stays = (text: string): Slot[] =>
  matchSlots(text, STAY, ({ groups }) => {
    const [get, pay] = [numberOf(groups?.get ?? ''), numberOf(groups?.pay ?? '')]
    return get > pay ? { type: 'offer', form: 'multibuy', get, pay, on: null } : null
  })

const freeThings = (text: string): Slot[] => [
  ...matchOffers(text, FREE, (match) => {
    const end = match.index + match[0].length
    return phraseEnd(text, end + 1) > end + 1 ? (on) => ({ type: 'offer', form: 'free', on }) : null
  }),
  ...[...text.matchAll(FREE_AFTER)].flatMap((match) => {
    const start = freeSubject(text, match.index)
    if (start === match.index && !/^for free|^on /i.test(match[0])) return []
    const on = text.slice(start, match.index).trim() || null
    return [slotAt(text, start, match.index + match[0].length, { type: 'offer', form: 'free', on })]
  }),
]

const buyAndGet = (text: string): Slot[] =>
  [...text.matchAll(BUY_AND_GET)].map((match) => {
    const end = phraseEnd(text, match.index + match[0].length)
    return slotAt(text, match.index, end, { type: 'offer', form: 'other', on: null })
  })

const AGE_BEFORE = /(?:kids?|children|under|over|under-)[a-z ]{0,12}\d{1,2}s? $/i

/** What costs nothing, if it opens the clause: "first class free"; "bring a friend for free" has another verb. */
function freeSubject(text: string, to: number): number {
  const age = AGE_BEFORE.exec(text.slice(Math.max(0, to - 30), to))
  if (age) return to - age[0].length
  const start = phraseBefore(text, to)
  const isNone =
    /^(?:and|it|all|absolutely|totally|completely|sugar|gluten|dairy|nut|both|them|feel|is|are)\b/i.test(
      text.slice(start, to),
    )
  const isAtBorder =
    start === 0 ||
    /(?:[\n.,;:!?()–—-] ?|\b(?:and|plus|&|gets?|their|your|ur|have|every|is) )$/i.test(
      text.slice(Math.max(0, start - 6), start),
    )
  return isNone || !isAtBorder ? to : start
}

/** What is cheaper, free or more for the same price. */
export const findOffers = (text: string, { country }: ReadingContext): Slot[] => [
  ...percents(text),
  ...amounts(text, country),
  ...multibuys(text),
  ...stays(text),
  ...matchOffers(text, PART, () => (on) => ({ type: 'offer', form: 'other', on })),
  ...matchOffers(text, HALF, () => (on) => ({ type: 'offer', form: 'percent', percent: 50, on })),
  ...freeThings(text),
  ...buyAndGet(text),
  ...matchSlots(text, OTHER, () => ({ type: 'offer', form: 'other', on: null })),
]
