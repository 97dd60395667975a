import { type BriefKind, briefKinds, type Slot } from '../brief-reading.ts'
import { isDearer } from '../is-dearer.ts'
import type { Span } from '../spans.ts'
import { apology, graveSigns, sadNews, warning } from './grave-signs.ts'
import { apologyWordings, sadWordings, warningWordings } from './grave-wordings.ts'
import { kindPairs } from './kind-pairs.ts'
import { kindSigns, type Signs } from './kind-signs.ts'
import { wordings } from './kind-wordings.ts'
import { hasPhrase, matchPhrases, type Phrases, parsePhrases } from './phrases.ts'
import { innocentPhrases, mendSigns, personSigns } from './play-signs.ts'
import { asBreak, type Token, tokenize, withoutSpans } from './tokens.ts'

type Points = Partial<Record<BriefKind, number>>
type Sign = { kind: BriefKind; points: number; phrases: Phrases }
type Hit = { points: number; first: number; last: number }

const signsOf = (kind: BriefKind, byPoints: Signs): Sign[] =>
  Object.entries(byPoints).map(([points, lines]) => ({
    kind,
    points: Number(points),
    phrases: parsePhrases(lines),
  }))
const signs: readonly Sign[] = briefKinds.flatMap((kind) => [
  ...signsOf(kind, kindSigns[kind]),
  ...signsOf(kind, wordings[kind] ?? {}),
])
/** The signs that may begin with a word or with its first letters: only these are looked at. */
const signsByWord = new Map<string, Sign[]>()
const signsByLetters = new Map<string, Sign[]>()
const otherSigns = signs.filter(({ phrases }) => phrases.others.length > 0)
for (const sign of signs) {
  for (const [index, starts] of [
    [signsByWord, sign.phrases.byWord.keys()],
    [signsByLetters, sign.phrases.byStart.keys()],
  ] as const) {
    for (const start of starts) index.set(start, [...(index.get(start) ?? []), sign])
  }
}

const signsFor = ({ flat, letters }: Token): Set<Sign> =>
  new Set([...(signsByWord.get(flat) ?? []), ...(signsByLetters.get(letters) ?? []), ...otherSigns])

const pairs = kindPairs.map(({ one, other, ...pair }) => ({
  ...pair,
  one: parsePhrases(one),
  other: parsePhrases(other),
}))
const innocent = parsePhrases(innocentPhrases)
const mended = parsePhrases(mendSigns)
const persons = parsePhrases(personSigns)
const DIED = /^(?:murio|murieron|muerto|fallecio)$/
const GRAVE_POINTS = 5
/** One table, so that a brief is looked through once. */
const grave = parsePhrases(
  [
    graveSigns,
    ...[sadNews, apology, warning, sadWordings, apologyWordings, warningWordings].flatMap((byPoints) =>
      Object.entries(byPoints).flatMap(([points, lines]) => (Number(points) >= GRAVE_POINTS ? [lines] : [])),
    ),
  ].join('\n'),
)

/** A sign in the first words says more about the brief than one near its end. */
const FIRST_WORDS = 12
const FIRST_WORDS_BONUS = 1
/** The second sign of a kind counts half, the third a quarter: ten small ones are no proof. */
const MOST_HITS = 3
const STRONG = 4
const DEARER = 10
const WEAK = 2
const PLAIN_EVENT = 2.5

const WORDS_TO_WHO = 4
/** What a brief is about is said before this many words and signs. */
const FIRST_TOKENS = 800

/** "El señor que arreglaba el horno murió": said of a person. */
const isOfPerson = (tokens: readonly Token[], place: number): boolean =>
  tokens
    .slice(Math.max(0, place - WORDS_TO_WHO), place)
    .some(({ flat }) => flat === 'que' || flat === 'quien')

/** Without what only sounds grave: "muertos de risa", "sin perdón". */
function withoutPlay(tokens: readonly Token[]): Token[] {
  const isBreakdown =
    tokens.some(({ flat }) => DIED.test(flat)) && hasPhrase(tokens, mended) && !hasPhrase(tokens, persons)
  const serious = tokens.map((token) => (isBreakdown && DIED.test(token.flat) ? asBreak(token) : token))
  for (let place = 0; place < tokens.length; place++) {
    const last = matchPhrases(tokens, place, innocent)
    if (last === -1 || isOfPerson(tokens, place)) continue
    for (let at = place; at < last; at++) {
      const token = tokens[at]
      if (token) serious[at] = asBreak(token)
    }
  }
  return serious
}

/** The places of words that only sound serious. */
export function findPlay(text: string): Span[] {
  const tokens = tokenize(text).slice(0, FIRST_TOKENS)
  const serious = withoutPlay(tokens)
  return tokens.filter((token, place) => serious[place] !== token)
}

function hitsOf(tokens: readonly Token[]): Map<BriefKind, Hit[]> {
  const hits = new Map<BriefKind, Hit[]>()
  for (const [first, token] of tokens.entries()) {
    for (const { kind, points, phrases } of signsFor(token)) {
      const last = matchPhrases(tokens, first, phrases)
      if (last === -1) continue
      const own = hits.get(kind)
      if (own) own.push({ points, first, last })
      else hits.set(kind, [{ points, first, last }])
    }
  }
  return hits
}

/** The best signs that stand apart from each other. */
function pointsOfHits(hits: readonly Hit[]): number {
  const kept: Hit[] = []
  for (const hit of hits.toSorted((one, other) => other.points - one.points || one.first - other.first)) {
    if (kept.length === MOST_HITS) break
    if (kept.every(({ first, last }) => hit.last <= first || last <= hit.first)) kept.push(hit)
  }
  const isEarly = kept.some(({ first, points }) => first < FIRST_WORDS && points > WEAK)
  const sum = kept.reduce((total, { points }, rank) => total + points / 2 ** rank, 0)
  return sum + (isEarly ? FIRST_WORDS_BONUS : 0)
}

const freeEntry = /^(?:entrada|acceso|ingreso)/i

/** What the slots say on their own: an offer, a quote with its speaker. */
function pointsOfSlots(slots: readonly Slot[]): Points {
  const points: Points = {}
  const add = (kind: BriefKind, count: number): void => {
    points[kind] = Math.max(points[kind] ?? 0, count)
  }
  const hasDay = slots.some(({ value }) => value.type === 'date' && value.form === 'on')
  const hasTime = slots.some(({ value }) => value.type === 'time')
  for (const { value, text } of slots) {
    if (value.type === 'offer') {
      if (value.form === 'free' && freeEntry.test(text)) add('event', 2)
      else add('offer', value.form === 'free' ? 3 : value.form === 'other' ? 4.5 : 5)
    }
    if (isDearer(value)) add('general', DEARER)
    else if (value.type === 'price') add('offer', value.before ? 5 : value.form === 'from' ? 2.5 : 1.5)
    if (value.type === 'quote') add('testimonial', value.by ? 7 : 4)
    if (value.type === 'quantity' && value.count !== null) add('limited_stock', 1.5)
  }
  const hasPlace = slots.some(({ value }) => value.type === 'place')
  // A price alone may be an offer or what a thing always costs.
  if ((points.offer ?? 0) > 0 && (points.offer ?? 0) < 2) add('general', 1.5)
  // "los lunes a las 18:00 hay pilates": what the shop does every week.
  const isWeekly = slots.some(({ value }) => value.type === 'date' && value.form === 'every')
  if (isWeekly && hasTime && (points.offer ?? 0) < STRONG) add('general', 2)
  if (hasDay && hasTime) add('event', hasPlace ? 2 : 1)
  return points
}

/** Grave news outweigh what stands beside them: a closed shop is the smaller half of a death. */
const outweighs: readonly (readonly [BriefKind, readonly BriefKind[]])[] = [
  [
    'warning',
    ['offer', 'new_product', 'tip', 'hours', 'apology', 'general', 'limited_stock', 'event', 'contest'],
  ],
  [
    'sad_news',
    [
      'hours',
      'greeting',
      'event',
      'anniversary',
      'job',
      'testimonial',
      'offer',
      'general',
      'new_product',
      'apology',
    ],
  ],
  ['apology', ['hours', 'offer', 'event', 'sad_news', 'charity', 'new_product', 'general', 'tip']],
  [
    'contest',
    ['offer', 'event', 'limited_stock', 'hours', 'new_product', 'greeting', 'anniversary', 'general'],
  ],
  ['job', ['offer', 'event', 'hours', 'limited_stock', 'new_product', 'anniversary', 'general']],
  ['charity', ['offer', 'event', 'contest', 'hours', 'limited_stock', 'general', 'new_product']],
  ['testimonial', ['tip', 'greeting', 'sad_news', 'event', 'general', 'new_product', 'hours']],
  ['anniversary', ['offer', 'event', 'greeting', 'hours', 'general', 'new_product']],
  ['general', ['event']],
  ['event', ['offer', 'new_product', 'hours', 'greeting', 'limited_stock']],
  ['limited_stock', ['offer', 'event', 'new_product', 'general']],
  ['tip', ['offer', 'hours', 'new_product', 'general']],
  ['new_product', ['offer', 'event', 'general', 'hours']],
  ['greeting', ['event', 'general', 'anniversary']],
  ['hours', ['general']],
]
const LEFT_OF_OUTWEIGHED = 0.4
const graveKinds: ReadonlySet<BriefKind> = new Set(['warning', 'sad_news', 'apology'])
/** "Disculpen las molestias" alone does not make an apology of the hours beside it. */
const SURELY_GRAVE = 6
/** An event with a discount is an event, also where the discount is said louder. */
const SLACK = 2

export function scoreKinds(text: string, slots: readonly Slot[]): Points {
  // "No aplica en novedades", "solo nuevas clientas": a condition says nothing about the kind.
  const conditions = slots.filter(({ value }) => value.type === 'condition')
  const tokens = withoutPlay(withoutSpans(tokenize(text).slice(0, FIRST_TOKENS), conditions))
  const points = pointsOfSlots(slots)
  const add = (kind: BriefKind, count: number): void => {
    points[kind] = (points[kind] ?? 0) + count
  }
  for (const [kind, hits] of hitsOf(tokens)) add(kind, pointsOfHits(hits))
  for (const { kind, points: count, one, other } of pairs) {
    if (hasPhrase(tokens, one) && hasPhrase(tokens, other)) add(kind, count)
  }
  // A day and an hour without any other sign are a date for something.
  const isElse = Object.entries(points).some(([kind, count]) => kind !== 'event' && count >= PLAIN_EVENT)
  if ((points.event ?? 0) > 0 && !isElse) add('event', PLAIN_EVENT - 1)
  // "plazas limitadas" stands beside many offers; alone it is about what is left.
  const left = points.limited_stock ?? 0
  if (left > 0 && left < STRONG && (points.offer ?? 0) > 0) points.limited_stock = left * LEFT_OF_OUTWEIGHED
  for (const [strong, weak] of outweighs) {
    if ((points[strong] ?? 0) < (graveKinds.has(strong) ? SURELY_GRAVE : STRONG)) continue
    for (const kind of weak) {
      const own = points[kind]
      const isSmaller =
        own !== undefined && own <= (points[strong] ?? 0) + (graveKinds.has(strong) ? 0 : SLACK)
      if (isSmaller) points[kind] = own * LEFT_OF_OUTWEIGHED
    }
  }
  return points
}

export function isGrave(text: string): boolean {
  const tokens = withoutPlay(tokenize(text))
  return hasPhrase(tokens, grave)
}
