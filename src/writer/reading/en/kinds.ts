import type { BriefKind, Slot, SlotType } from '../brief-reading.ts'
import { blank } from '../spans.ts'
import { kindSigns } from './kind-signs.ts'

const slotPoints: Partial<Record<SlotType, readonly (readonly [BriefKind, number])[]>> = {
  quote: [['testimonial', 4]],
  title: [['event', 1]],
}

/** Free entry or parking belongs to an event, a free class as an excuse to an apology. */
const NO_OFFER = /\b(?:entry|admission|parking|to attend|to enter|gluten|gift|event)\b/i
const OFFER_POINTS = 5
const FREE_POINTS = 2.7
const OTHER_OFFER_POINTS = 4
const PRICE_CUT_POINTS = 5
/** Less than a clear word, more than a vague one. */
const SHAPE_POINTS = 2.5
const PRICE_POINTS = 2
const MANY_WEEKDAYS = 4
const MOST_PER_KIND = 16
const OPENING_SHARE = 1.3
const SHORTEST_OPENING = 30
const LONGEST_OPENING = 120

function offerPoints(slots: readonly Slot[]): number {
  let points = 0
  for (const { value, text } of slots) {
    if (value.type === 'price' && value.before) points = Math.max(points, PRICE_CUT_POINTS)
    if (value.type !== 'offer') continue
    if (value.form === 'free') points = Math.max(points, NO_OFFER.test(text) ? 0 : FREE_POINTS)
    else points = Math.max(points, value.form === 'other' ? OTHER_OFFER_POINTS : OFFER_POINTS)
  }
  return points
}

/** Where the first sentence ends: what a brief opens with is what it is about. */
function openingEnd(text: string): number {
  const end = text.slice(SHORTEST_OPENING, LONGEST_OPENING).search(/[.!?\n]/)
  return end === -1 ? LONGEST_OPENING : end + SHORTEST_OPENING
}

/** Points for every kind that the text has signs of. */
export function scoreKinds(text: string, slots: readonly Slot[]): Partial<Record<BriefKind, number>> {
  const points: Partial<Record<BriefKind, number>> = {}
  const add = (kind: BriefKind, more: number): void => {
    points[kind] = Math.min(MOST_PER_KIND, (points[kind] ?? 0) + more)
  }
  // Other people's words are no sign of what the owner wants.
  const own = blank(
    text,
    slots.filter(({ value }) => value.type === 'quote' || value.type === 'title'),
  )
  const opening = openingEnd(own)
  for (const [kind, more, pattern] of kindSigns) {
    const place = own.search(pattern)
    if (place !== -1) add(kind, place < opening ? more * OPENING_SHARE : more)
  }
  for (const { value } of slots) for (const [kind, more] of slotPoints[value.type] ?? []) add(kind, more)
  const offer = offerPoints(slots)
  if (offer > 0) add('offer', offer)
  addShape(points, slots, add)
  return weighed(points, text)
}

/** What the parts of a brief tell without its words: a day with an hour is an event, a price alone is an offer. */
function addShape(
  points: Readonly<Partial<Record<BriefKind, number>>>,
  slots: readonly Slot[],
  add: (kind: BriefKind, more: number) => void,
): void {
  const count = (type: SlotType, form?: string): number =>
    slots.filter(
      ({ value }) => value.type === type && (form === undefined || ('form' in value && value.form === form)),
    ).length
  const hasHour = count('time') > 0
  const isTimetable = count('date') > 0 && count('time', 'between') > 1
  if (isTimetable && !points.event) add('hours', SHAPE_POINTS)
  else if (hasEventDay(slots) && hasHour && !points.hours) add('event', points.offer ? 1 : SHAPE_POINTS)
  const isElse = Object.values(points).some((found) => found >= SHAPE_POINTS)
  if (count('price') > 0 && !isElse) add('offer', PRICE_POINTS)
}

/** Days that are open most of the week are hours, not an event. */
const hasEventDay = (slots: readonly Slot[]): boolean =>
  slots.some(({ value }) => value.type === 'date' && value.weekdays.length < MANY_WEEKDAYS)

/** Kinds that include another: what the owner wants is the first of them. */
function weighed(
  points: Partial<Record<BriefKind, number>>,
  text: string,
): Partial<Record<BriefKind, number>> {
  const said = { ...points }
  const lower = (kind: BriefKind, share: number): void => {
    const now = said[kind]
    if (now) said[kind] = now * share
  }
  if ((said.sad_news ?? 0) >= 5)
    for (const kind of ['hours', 'offer', 'event', 'anniversary', 'apology', 'warning', 'charity'] as const)
      lower(kind, 0.4)
  if ((said.warning ?? 0) >= 7)
    for (const kind of ['apology', 'offer', 'tip', 'hours', 'event'] as const) lower(kind, 0.3)
  // "Sorry, we're closed tomorrow" is about the hours; "sorry about Saturday" about what went wrong.
  const isPoliteSorry =
    /\bsorry,? (?:but )?(?:we|the (?:shop|store|cafe|salon))(?:['’]?re| are| will be|['’]ll be| is)? (?:closed|shut|not open|closing)/i.test(
      text,
    )
  if (isPoliteSorry) lower('apology', 0.2)
  else if ((said.apology ?? 0) >= 5)
    for (const kind of ['offer', 'event', 'hours', 'new_product'] as const) lower(kind, 0.4)
  if ((said.contest ?? 0) >= 7)
    for (const kind of ['offer', 'event', 'limited_stock'] as const) lower(kind, 0.4)
  if ((said.charity ?? 0) >= 6)
    for (const kind of ['event', 'offer', 'contest', 'hours'] as const) lower(kind, 0.5)
  if ((said.job ?? 0) >= 5)
    for (const kind of ['offer', 'event', 'new_product', 'hours'] as const) lower(kind, 0.4)
  if ((said.testimonial ?? 0) >= 5)
    for (const kind of ['offer', 'event', 'new_product', 'tip'] as const) lower(kind, 0.5)
  if ((said.anniversary ?? 0) >= 6)
    for (const kind of ['offer', 'event', 'hours', 'new_product', 'limited_stock'] as const) lower(kind, 0.5)
  if ((said.event ?? 0) >= 4)
    for (const kind of ['offer', 'new_product', 'limited_stock', 'hours'] as const) lower(kind, 0.6)
  if ((said.greeting ?? 0) >= 6) lower('hours', 0.8)
  if ((said.offer ?? 0) >= OFFER_POINTS)
    for (const kind of ['hours', 'new_product'] as const) lower(kind, 0.6)
  return said
}

const GRAVE =
  /\b(?:passed away|has died|died|death|funeral|memorial service|memorial for|celebration of life|in loving memory|rest in peace|condolences|clos(?:e|ing|ed) (?:(?:our|its|the) doors? |down |the (?:shop|store|business) )?(?:for good|permanently|forever)|going out of business|in (?:the )?hospital|intensive care|heart attack|diagnosed with|cancer|seriously ill|recall(?:ed|ing)|product recall|tested positive|outbreak|food poisoning|salmonella|stop using|do not (?:eat|consume)|contaminated|gone missing|missing (?:since|dog|cat|person)|lost (?:dog|cat)|burn(?:ed|t) down|had a (?:\w+ )?fire|(?:nobody|no one) (?:was |got )?hurt|having surgery|(?:my|his|her) surgery|serious accident|car crash|victims|tragedy|shooting|earthquake|flood victims)\b/i
/** "a recall of the 80s", "died laughing", "to die for". */
const NOT_GRAVE =
  /\b(?:died laughing|memorial day|death by chocolate|my phone died|battery died|breast cancer awareness|race for life|cancer research)\b/i

export const isGrave = (text: string): boolean => GRAVE.test(text) && !NOT_GRAVE.test(text)
