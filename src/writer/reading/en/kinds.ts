import { type BriefKind, briefKinds, type Slot, type SlotType } from '../brief-reading.ts'
import { isDearer } from '../is-dearer.ts'
import { blank, type Span } from '../spans.ts'
import { kindSigns } from './kind-signs.ts'
import { signPairs } from './sign-pairs.ts'
import { PhraseFinder, type PhraseHit } from './sign-phrases.ts'
import { BORDER, type SignWord, signWords } from './sign-words.ts'
import { breakdownSign } from './signs-news.ts'
import { mendSigns, personSigns, playSigns } from './signs-play.ts'
import { priceRiseSigns } from './signs-price-rise.ts'
import { graveSigns } from './signs-serious.ts'
import { wordSet } from './words.ts'

type Points = Partial<Record<BriefKind, number>>
type Add = (kind: BriefKind, more: number) => void

const seriousKinds: readonly BriefKind[] = ['sad_news', 'apology', 'warning']
const isSerious = (kind: BriefKind): boolean => seriousKinds.includes(kind)
/** Words in play are no signs of serious kinds, but of the others: a walk for Macmillan is charity. */
const phrasesOf = (isWanted: (kind: BriefKind) => boolean): string[] =>
  kindSigns.map(([kind, , phrases]) => (isWanted(kind) ? phrases : ''))
const [seriousPhrases, otherPhrases] = [phrasesOf(isSerious), phrasesOf((kind) => !isSerious(kind))]
const seriousSigns = new PhraseFinder(seriousPhrases, otherPhrases)
const otherSigns = new PhraseFinder(otherPhrases, seriousPhrases)
const grave = new PhraseFinder([graveSigns, priceRiseSigns])
const play = new PhraseFinder([playSigns], otherPhrases)
const pairs = signPairs.map(({ one, other, ...pair }) => ({
  ...pair,
  one: new PhraseFinder([one], otherPhrases),
  other: new PhraseFinder([other], otherPhrases),
}))
const mended = new PhraseFinder([mendSigns])
const persons = new PhraseFinder([personSigns])

/** Free entry or parking belongs to an event, a free class as an excuse to an apology. */
const NO_OFFER = /\b(?:entry|admission|parking|to attend|to enter|gluten|gift|event)\b/i
const OFFER_POINTS = 6.5
const FREE_POINTS = 2.7
const FREE_EVENT_POINTS = 1.8
const OTHER_OFFER_POINTS = 4
const PRICE_CUT_POINTS = 6
const DEARER_POINTS = 12
/** Less than a clear word, more than a vague one. */
const SHAPE_POINTS = 2.5
const PRICE_POINTS = 2
const HOURLY_POINTS = 4
const QUOTE_POINTS = 5
const SIGNED_QUOTE_POINTS = 7
const STARS_POINTS = 6
const MANY_WEEKDAYS = 4
const MOST_PER_KIND = 18
/** What a brief opens with is what it is about. */
const OPENING_SHARE = 1.3
const SHORTEST_OPENING = 30
const LONGEST_OPENING = 120
/** A second sign of the same sort makes it surer, but no twice as sure. */
const SECOND_SIGN_SHARE = 0.3
const MOST_OF_A_SORT = 4
const PAST_EVENT_SHARE = 0.1
const ENOUGH_PROOF = 1.6
const OPENING_PROOF = 0.4
/** Points of a sign that is rarely something else. */
const CLEAR = 5
/** "The till is down" says less than "sorry". */
const LEAST_EXCUSE = 4
/** In a long brief, what comes late is a detail. */
const LONG_BRIEF = 300
const LATE_SHARE = 0.6
/** Below what the reader is sure of. */
const UNPROVEN_POINTS = 2.7
const LEAST_UNPROVEN = 2.2
const STARS = /(?:⭐|🌟|★){3}/u
const HOURLY = /^(?:\/ ?h|p\/?h|(?:per|an|a) h(?:ou)?r)/i

function offerPoints(slots: readonly Slot[]): number {
  let points = 0
  // "Free salsa class this Friday at 8" invites more than it reduces.
  const isInvitation = hasDay(slots) && slots.some(({ value }) => value.type === 'time')
  const free = isInvitation ? FREE_EVENT_POINTS : FREE_POINTS
  for (const { value, text } of slots) {
    if (value.type === 'price' && value.before && !isDearer(value))
      points = Math.max(points, PRICE_CUT_POINTS)
    if (value.type !== 'offer') continue
    if (value.form === 'free') points = Math.max(points, NO_OFFER.test(text) ? 0 : free)
    else points = Math.max(points, value.form === 'other' ? OTHER_OFFER_POINTS : OFFER_POINTS)
  }
  return points
}

const hasDay = (slots: readonly Slot[]): boolean =>
  slots.some(({ value }) => value.type === 'date' && value.form === 'on')

/** Where the first sentence ends. */
function openingEnd(text: string): number {
  const end = text.slice(SHORTEST_OPENING, LONGEST_OPENING).search(/[.!?\n]/)
  return end === -1 ? LONGEST_OPENING : end + SHORTEST_OPENING
}

const pastWords = wordSet(
  'was were came went won had yesterday showed turned loved enjoyed raised sold met danced laughed ate drank joined visited attended wrapped',
)
const aheadWords = wordSet(
  'will join come book tickets tomorrow tonight next rsvp upcoming starts start begins bring register reserve open opens',
)

/** Whether the words around a place tell of something that is over: "thanks to all who came to the fair". */
function isOver(words: readonly SignWord[], text: string, place: number): boolean {
  const start = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, place))) + 1
  const found = text.slice(place).search(/[.!?\n]/)
  const end = found === -1 ? text.length : place + found
  const sentence = words.filter((one) => one.place >= start && one.place < end).map(({ word }) => word)
  const isPast =
    sentence.some((word) => pastWords.has(word)) ||
    sentence.some(
      (word, at) => word === 'last' && /^(?:night|nights|week|weekend|month)$/.test(sentence[at + 1] ?? ''),
    )
  return isPast && !sentence.some((word) => aheadWords.has(word))
}

const WORDS_TO_WHO = 5

/** "Joe, who ran the till, died", "the man who fixed our oven died": said of a person. */
const isOfPerson = (words: readonly SignWord[], place: number): boolean =>
  words.slice(Math.max(0, place - WORDS_TO_WHO), place).some(({ word }) => word === 'who' || word === 'whose')

const NAMED = /\p{Lu}\p{Ll}{1,15} (?:(?:has|sadly|just) )?died/u

/** "The smoker died, the engineer comes on monday": what is mended is no person. */
const isBroken = (words: readonly SignWord[], text: string): boolean =>
  words.some(({ word }) => word === 'died') &&
  !NAMED.test(text) &&
  mended.find(words).length > 0 &&
  persons.find(words).length === 0

/** The words of a text without those that only sound serious: "the oven died", "to die for". */
function withoutPlay(words: readonly SignWord[], text: string): SignWord[] {
  const hits = play.find(words).filter(({ first }) => !isOfPerson(words, first))
  const isBreakdown = isBroken(words, text)
  return words.map((one, at) =>
    hits.some(({ first, end }) => at >= first && at < end) || (isBreakdown && one.word === 'died')
      ? { ...one, word: BORDER }
      : one,
  )
}

/** The places of words that only sound serious. */
export function findPlay(text: string): Span[] {
  const words = signWords(text)
  const serious = withoutPlay(words, text)
  return words.flatMap(({ word, place }, at) =>
    word !== BORDER && serious[at]?.word === BORDER
      ? [{ start: place, end: words.find((next) => next.place > place)?.place ?? text.length }]
      : [],
  )
}

/** What a brief is about is said before this many words. */
const FIRST_WORDS = 800

/** Points for every kind that the text has signs of. */
export function scoreKinds(text: string, slots: readonly Slot[]): Points {
  const points: Points = {}
  const add: Add = (kind, more) => {
    points[kind] = Math.min(MOST_PER_KIND, (points[kind] ?? 0) + more)
  }
  // Other people's words are no sign of what the owner wants.
  const own = blank(
    text,
    slots.filter(({ value }) => value.type === 'quote' || value.type === 'title'),
  )
  const words = signWords(own).slice(0, FIRST_WORDS)
  const proof = addSigns(own, words, add)
  addQuotes(text, slots, add)
  const offer = offerPoints(slots)
  const dearer = slots.some(({ value }) => isDearer(value))
  if (dearer) add('general', DEARER_POINTS)
  if (offer > 0) add('offer', offer)
  addShape(points, slots, add)
  return weighed(capped(points, proof, slots), dearer || POLITE_SORRY.test(own))
}

/** Adds the signs' points, and tells for every kind how much they prove. */
function addSigns(own: string, words: readonly SignWord[], add: Add): Points {
  const opening = openingEnd(own)
  const proof: Points = {}
  const byGroup = new Map<number, PhraseHit[]>()
  for (const hit of [...seriousSigns.find(withoutPlay(words, own)), ...otherSigns.find(words)])
    byGroup.set(hit.group, [...(byGroup.get(hit.group) ?? []), hit])
  for (const { kind, points, one, other } of pairs) {
    if (one.find(words).length === 0 || other.find(words).length === 0) continue
    add(kind, points)
    proof[kind] = ENOUGH_PROOF
  }
  const isExcused = [...byGroup.keys()].some((group) => {
    const [kind, worth] = kindSigns[group] ?? []
    return kind === 'apology' && (worth ?? 0) >= LEAST_EXCUSE
  })
  for (const [group, hits] of byGroup) {
    const sign = kindSigns[group]
    if (!sign || (sign === breakdownSign && isExcused)) continue
    const [kind, worth, , next = SECOND_SIGN_SHARE] = sign
    const said = Math.min(new Set(hits.map((hit) => hit.words)).size, MOST_OF_A_SORT)
    const isFirst = hits.some(({ place }) => place < opening)
    const share = isFirst ? OPENING_SHARE : own.length > LONG_BRIEF ? LATE_SHARE : 1
    const isPast = kind === 'event' && hits.every(({ place }) => isOver(words, own, place))
    add(kind, worth * share * (1 + next * (said - 1)) * (isPast ? PAST_EVENT_SHARE : 1))
    if (!isPast)
      proof[kind] =
        (proof[kind] ?? 0) + proofOf(worth, said) + (isFirst && worth >= CLEAR ? OPENING_PROOF : 0)
  }
  return proof
}

/** A clear word proves more than two vague ones. */
const proofOf = (worth: number, said: number): number =>
  worth >= 7
    ? 2
    : worth >= CLEAR
      ? 1.2 + 0.5 * (said - 1)
      : worth >= 3
        ? 0.7 + 0.3 * (said - 1)
        : 0.5 * Math.min(said, 3)

const has = (slots: readonly Slot[], ...types: SlotType[]): boolean =>
  slots.some(({ value }) => types.includes(value.type))

/** Parts of a brief that go with a kind make one vague word enough. */
function slotProof(kind: BriefKind, slots: readonly Slot[]): number {
  if (kind === 'offer')
    return offerPoints(slots) >= OTHER_OFFER_POINTS
      ? 2
      : has(slots, 'offer')
        ? 1
        : has(slots, 'price')
          ? 0.5
          : 0
  if (kind === 'general') return slots.some(({ value }) => isDearer(value)) ? ENOUGH_PROOF : 0
  if (kind === 'event') return has(slots, 'date') && has(slots, 'time') ? 1 : has(slots, 'date') ? 0.5 : 0
  if (kind === 'hours') return has(slots, 'date', 'time') ? 0.7 : 0
  if (kind === 'limited_stock') return has(slots, 'quantity') ? 1 : 0
  if (kind === 'testimonial') return has(slots, 'quote') ? 1.5 : 0
  if (kind === 'contest') return has(slots, 'gift') ? 0.5 : 0
  return 0
}

/** One vague word is no proof: the kind stays a question. */
function capped(points: Points, proof: Points, slots: readonly Slot[]): Points {
  const sure: Points = {}
  for (const kind of briefKinds) {
    const now = points[kind]
    if (now === undefined) continue
    const isProven = (proof[kind] ?? 0) + slotProof(kind, slots) >= ENOUGH_PROOF
    // Among unproven kinds the one with more signs still comes first.
    const least = kind === 'offer' ? offerPoints(slots) : 0
    sure[kind] = isProven
      ? now
      : Math.max(
          least,
          Math.min(now, LEAST_UNPROVEN + (UNPROVEN_POINTS - LEAST_UNPROVEN) * (now / MOST_PER_KIND)),
        )
  }
  return sure
}

function addQuotes(text: string, slots: readonly Slot[], add: Add): void {
  for (const { value } of slots) {
    if (value.type === 'quote') add('testimonial', value.by === null ? QUOTE_POINTS : SIGNED_QUOTE_POINTS)
    if (value.type === 'title') add('event', 1)
  }
  if (STARS.test(text)) add('testimonial', STARS_POINTS)
}

/** What the parts of a brief tell without its words: a day with an hour is an event, a price alone is an offer. */
function addShape(points: Readonly<Points>, slots: readonly Slot[], add: Add): void {
  const count = (type: SlotType, form?: string): number =>
    slots.filter(
      ({ value }) => value.type === type && (form === undefined || ('form' in value && value.form === form)),
    ).length
  const hasHour = count('time') > 0
  const isTimetable = count('date') > 0 && count('time', 'between') > 1
  if (isTimetable && !points.event) add('hours', SHAPE_POINTS)
  else if (hasEventDay(slots) && hasHour && !points.hours)
    add('event', (points.offer ?? 0) > FREE_EVENT_POINTS ? 1 : SHAPE_POINTS)
  if (slots.some(({ value }) => value.type === 'price' && HOURLY.test(value.per ?? '')))
    add('job', HOURLY_POINTS)
  const isElse = Object.values(points).some((found) => found >= SHAPE_POINTS)
  if (count('price') > 0 && !isElse) add('offer', PRICE_POINTS)
}

/** Days that are open most of the week are hours, not an event. */
const hasEventDay = (slots: readonly Slot[]): boolean =>
  slots.some(({ value }) => value.type === 'date' && value.weekdays.length < MANY_WEEKDAYS)

const SHARE = 0.55
/** Kinds that include another: with at least so many points, what the owner wants is the first of them. */
const includes: readonly (readonly [
  kind: BriefKind,
  least: number,
  others: readonly BriefKind[],
  share: number,
])[] = [
  [
    'sad_news',
    5,
    [
      'hours',
      'offer',
      'event',
      'anniversary',
      'apology',
      'charity',
      'general',
      'limited_stock',
      'new_product',
      'greeting',
    ],
    SHARE,
  ],
  [
    'warning',
    8,
    ['apology', 'offer', 'tip', 'hours', 'event', 'new_product', 'sad_news', 'general', 'limited_stock'],
    SHARE,
  ],
  [
    'apology',
    6,
    ['offer', 'event', 'hours', 'new_product', 'limited_stock', 'general', 'testimonial', 'tip'],
    SHARE,
  ],
  [
    'contest',
    8,
    ['offer', 'event', 'limited_stock', 'new_product', 'anniversary', 'greeting', 'testimonial'],
    SHARE,
  ],
  ['charity', 7, ['event', 'offer', 'contest', 'hours', 'general', 'greeting', 'new_product', 'tip'], SHARE],
  [
    'job',
    7,
    ['offer', 'event', 'new_product', 'hours', 'general', 'tip', 'limited_stock', 'anniversary', 'charity'],
    SHARE,
  ],
  [
    'testimonial',
    7,
    ['offer', 'event', 'new_product', 'tip', 'general', 'greeting', 'anniversary', 'limited_stock', 'hours'],
    SHARE,
  ],
  [
    'anniversary',
    8,
    ['offer', 'event', 'hours', 'new_product', 'limited_stock', 'general', 'greeting'],
    SHARE,
  ],
  ['greeting', 7, ['hours', 'event', 'anniversary', 'general', 'new_product'], SHARE],
  ['general', 8, ['event', 'limited_stock', 'offer', 'hours', 'new_product', 'greeting'], SHARE],
  ['event', 5, ['offer', 'new_product', 'limited_stock', 'hours', 'tip', 'general'], SHARE],
  ['limited_stock', 6, ['offer', 'new_product', 'event', 'general'], SHARE],
  ['offer', OFFER_POINTS, ['hours', 'new_product', 'tip', 'general'], SHARE],
  ['new_product', 6, ['offer', 'hours', 'general', 'tip'], SHARE],
  ['hours', 6, ['event', 'new_product', 'offer', 'general'], SHARE],
]

/** "Sorry, we're closed tomorrow" is about the hours, as "sorry, it's $4 now" is about the price. */
const POLITE_SORRY =
  /\bsorry,? (?:but )?(?:we|the (?:shop|store|cafe|salon))(?:['’]?re| are| will be|['’]ll be| is)? (?:closed|shut|not open|closing)/i

function weighed(points: Points, isPolite: boolean): Points {
  const said = { ...points }
  if (isPolite && said.apology) said.apology *= 0.2
  for (const [kind, least, others, share] of includes) {
    if ((said[kind] ?? 0) < least) continue
    for (const other of others) {
      const now = said[other]
      if (now) said[other] = now * share
    }
  }
  return said
}

export const isGrave = (text: string): boolean => grave.find(withoutPlay(signWords(text), text)).length > 0
