import type { BriefKind, Slot } from '../brief-reading.ts'
import { contains } from '../spans.ts'
import { kindSigns } from './kind-signs.ts'
import { matchPhrases, type Phrases, parsePhrases } from './phrases.ts'
import { type Token, tokenize } from './tokens.ts'

type Sign = { kind: BriefKind; points: number; phrases: Phrases }

const signs: readonly Sign[] = Object.entries(kindSigns).flatMap(([kind, byPoints]) =>
  Object.entries(byPoints).map(([points, lines]) => ({
    kind: kind as BriefKind,
    points: Number(points),
    phrases: parsePhrases(lines),
  })),
)

/** A sign in the first words says more about the brief than one near its end. */
const FIRST_WORDS = 12
const FIRST_WORDS_BONUS = 1
const MOST_OF_ONE_SIGN = 2
const STRONG = 4

function pointsOfSign(tokens: readonly Token[], sign: Sign): number {
  let count = 0
  let bonus = 0
  for (let place = 0; place < tokens.length && count < MOST_OF_ONE_SIGN; place++) {
    if (matchPhrases(tokens, place, sign.phrases) === -1) continue
    count++
    if (place < FIRST_WORDS && sign.points > 1) bonus = FIRST_WORDS_BONUS
  }
  return count === 0 ? 0 : sign.points + (count > 1 ? 1 : 0) + bonus
}

/** What the slots say on their own: an offer, a quote with its speaker. */
function pointsOfSlots(slots: readonly Slot[]): Partial<Record<BriefKind, number>> {
  const points: Partial<Record<BriefKind, number>> = {}
  const add = (kind: BriefKind, count: number): void => {
    points[kind] = Math.max(points[kind] ?? 0, count)
  }
  for (const { value } of slots) {
    if (value.type === 'offer') add('offer', value.form === 'free' ? 3 : value.form === 'other' ? 4.5 : 5)
    if (value.type === 'price') add('offer', value.before ? 5 : value.form === 'from' ? 3 : 1.5)
    if (value.type === 'quote') add('testimonial', value.by ? 7 : 3)
    if (value.type === 'quantity' && value.count !== null) add('limited_stock', 1.5)
  }
  const hasDay = slots.some(({ value }) => value.type === 'date' && value.form === 'on')
  const hasTime = slots.some(({ value }) => value.type === 'time')
  const hasPlace = slots.some(({ value }) => value.type === 'place')
  // A price alone may be an offer or what a thing always costs.
  if ((points.offer ?? 0) > 0 && (points.offer ?? 0) < 2) add('general', 1.5)
  // "los lunes a las 18:00 hay pilates": what the shop does every week.
  const isWeekly = slots.some(({ value }) => value.type === 'date' && value.form === 'every')
  if (isWeekly && hasTime && (points.offer ?? 0) > 0 && (points.offer ?? 0) < STRONG) add('general', 2)
  if (hasDay && hasTime) add('event', hasPlace ? 2 : 1)
  return points
}

/** Grave news outweigh what stands beside them: a closed shop is the smaller half of a death. */
const outweighs: readonly (readonly [BriefKind, readonly BriefKind[]])[] = [
  ['warning', ['offer', 'new_product', 'tip', 'hours', 'apology', 'general', 'limited_stock']],
  ['sad_news', ['hours', 'greeting', 'event', 'anniversary', 'job', 'testimonial']],
  ['apology', ['hours', 'offer', 'event', 'sad_news', 'charity', 'new_product']],
  ['contest', ['offer', 'event', 'limited_stock', 'hours', 'new_product', 'greeting', 'anniversary']],
  ['job', ['offer', 'event', 'hours', 'limited_stock', 'new_product']],
  ['charity', ['offer', 'event', 'contest', 'hours', 'limited_stock']],
  ['testimonial', ['tip', 'greeting', 'sad_news', 'event']],
  ['anniversary', ['offer', 'event', 'greeting', 'hours']],
  ['event', ['offer', 'new_product', 'hours', 'greeting']],
  ['limited_stock', ['offer', 'event', 'new_product']],
  ['new_product', ['offer', 'event']],
]
const LEFT_OF_OUTWEIGHED = 0.4

export function scoreKinds(text: string, slots: readonly Slot[]): Partial<Record<BriefKind, number>> {
  // "No aplica en novedades", "solo nuevas clientas": a condition says nothing about the kind.
  const conditions = slots.filter(({ value }) => value.type === 'condition')
  const tokens = tokenize(text).filter((token) => !conditions.some((condition) => contains(condition, token)))
  const points = pointsOfSlots(slots)
  for (const sign of signs) {
    const count = pointsOfSign(tokens, sign)
    if (count > 0) points[sign.kind] = (points[sign.kind] ?? 0) + count
  }
  // "plazas limitadas" stands beside many offers; alone it is about what is left.
  const left = points.limited_stock ?? 0
  if (left > 0 && left < STRONG && (points.offer ?? 0) > 0) points.limited_stock = left * LEFT_OF_OUTWEIGHED
  for (const [strong, weak] of outweighs) {
    if ((points[strong] ?? 0) < STRONG) continue
    for (const kind of weak) {
      const own = points[kind]
      if (own !== undefined && own <= (points[strong] ?? 0) + STRONG) points[kind] = own * LEFT_OF_OUTWEIGHED
    }
  }
  return points
}
