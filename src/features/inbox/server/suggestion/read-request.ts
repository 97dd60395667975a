import { type Locale, locales } from '#platform/locale.ts'
import { findFacts } from '#writer/checks/find-facts.ts'
import { pointsBack, productsAlike, productsBeside, productsNamedIn } from './find-products.ts'
import { type Topic, topicsOf } from './read-topics.ts'
import { fold, openLines, type SuggestionFacts, textBy } from './suggestion-facts.ts'
import { requestWords, troubleWords } from './words/index.ts'

export type Trouble = keyof (typeof troubleWords)['en']

/** What the customer waits for, in the light of the whole conversation. */
export type Request = {
  /** The messages that nobody has answered yet. */
  text: string
  topics: readonly Topic[]
  social: readonly Topic[]
  /** They ask something, but no words of ours say what. */
  isGuess: boolean
  products: SuggestionFacts['shop']['products']
  /** Whether an earlier message had to explain the last one. */
  usesEarlier: boolean
  trouble: Trouble | null
  wantsMoney: boolean
  asksAboutInvoice: boolean
  orderNumber: string | null
  hasDay: boolean
  hasTime: boolean
  hasPhoto: boolean
  /** What they have to avoid is already said. */
  hasAllergen: boolean
  /** Vegan or halal: a wish, no danger. */
  isDiet: boolean
  isRunningLate: boolean
  asksAboutDiscount: boolean
  saysPaid: boolean
  asksAboutHoliday: boolean
  /** And not how to find the shop as well. */
  asksAboutParking: boolean
  asksHowLong: boolean
  saysSeeYou: boolean
  hasDestination: boolean
}

const inAny = (text: string, pick: (locale: Locale) => RegExp) =>
  locales.some((locale) => pick(locale).test(text))

const troubles = Object.keys(troubleWords.en) as Trouble[]

/** Topics that a short answer to our question continues. */
const continued: ReadonlySet<Topic> = new Set([
  'booking',
  'change',
  'cancel',
  'order',
  'delivery',
  'stock',
  'price',
  'voucher',
  'complaint',
  'allergy',
  'hours',
  'purchase',
])
const SHORT = 12
const RECENT = 6

function orderNumberIn(text: string): string | null {
  for (const locale of locales) {
    const match = requestWords[locale].orderNumber.exec(text)
    if (match) return (match[1] ?? match[2] ?? '').toUpperCase() || null
  }
  return null
}

/** A few words without a topic answer what we asked, or go on with what they asked before. */
function earlierTopics({ lines }: SuggestionFacts, open: string): Topic[] {
  if (open.trim() === '' || open.split(/\s/).length > SHORT) return []
  for (const { text } of lines.slice(0, -1).toReversed()) {
    const asked = topicsOf(text).asked.filter((topic) => continued.has(topic))
    if (asked.length > 0) return asked.slice(0, 1)
  }
  return []
}

/** "Great, the 12th then. Thanks!" answers a question of ours, whatever its words were. */
function answeredTopics(
  facts: SuggestionFacts,
  open: string,
  asked: readonly Topic[],
  language: Locale,
): Topic[] {
  const isAnswer = asked.length === 0 && facts.lines.some(({ from }) => from === 'shop')
  if (!isAnswer || !findFacts(open, language).some(({ kind }) => isTimely.has(kind))) return []
  const earlier = earlierTopics(facts, open)
  return earlier.length > 0 ? earlier : ['booking']
}

const isTimely: ReadonlySet<string> = new Set(['date', 'weekday', 'time'])

function productsMeant(facts: SuggestionFacts, open: string, topics: readonly Topic[]) {
  const whole = productsNamedIn(open, facts.shop.products)
  const isList = whole.length === 0 && topics.includes('price')
  const named = isList ? productsAlike(open, facts.shop.products) : whole
  const others = topics.includes('price') ? productsBeside(open, whole, facts.shop.products) : []
  if (whole.length > 0) return { products: [...whole, ...others], isEarlier: false }
  const isAskedBack =
    pointsBack(open) ||
    (topics.includes('price') && inAny(fold(open), (locale) => requestWords[locale].pointsBack))
  if (named.length > 0 || !isAskedBack) return { products: named, isEarlier: false }
  for (const { text } of facts.lines.toReversed()) {
    const before = productsNamedIn(text, facts.shop.products)
    if (before.length > 0) return { products: before, isEarlier: true }
  }
  return { products: [], isEarlier: false }
}

export function readRequest(facts: SuggestionFacts, language: Locale): Request {
  const text = openLines(facts.lines).join('\n')
  const { asked, social, isGuess } = topicsOf(text)
  const isSocial = asked.length === 0 && social.every((topic) => topic === 'greeting')
  const inherited =
    isGuess || isSocial ? earlierTopics(facts, text) : answeredTopics(facts, text, asked, language)
  const topics = inherited.length > 0 ? inherited : asked
  const { products, isEarlier } = productsMeant(facts, text, topics)
  const open = fold(text)
  // For days and times, what was written before counts as well, if they go on with it.
  const before = facts.lines.slice(-RECENT).map((line) => line.text)
  const found = findFacts(inherited.length > 0 ? before.join('\n') : text, language)
  const trouble = troubles.find((kind) => inAny(open, (locale) => troubleWords[locale][kind])) ?? null
  return {
    text,
    topics,
    social,
    isGuess: isGuess && inherited.length === 0,
    products,
    usesEarlier: isEarlier || inherited.length > 0,
    trouble,
    wantsMoney: inAny(open, (locale) => requestWords[locale].refund),
    asksAboutInvoice: inAny(open, (locale) => requestWords[locale].invoice),
    orderNumber: orderNumberIn(open) ?? orderNumberIn(fold(textBy(facts.lines, 'customer'))),
    hasDay:
      found.some(({ kind, at }) => at >= 0 && (kind === 'date' || kind === 'weekday')) ||
      inAny(open, (locale) => requestWords[locale].relativeDay),
    hasTime: found.some(({ kind }) => kind === 'time'),
    hasPhoto: inAny(open, (locale) => requestWords[locale].photo),
    hasAllergen: inAny(open, (locale) => requestWords[locale].allergen),
    isDiet:
      !inAny(open, (locale) => requestWords[locale].allergen) &&
      inAny(open, (locale) => requestWords[locale].diet),
    isRunningLate: inAny(open, (locale) => requestWords[locale].runningLate),
    asksAboutDiscount: inAny(open, (locale) => requestWords[locale].discount),
    saysPaid: inAny(open, (locale) => requestWords[locale].paid),
    asksAboutHoliday: inAny(open, (locale) => requestWords[locale].holiday),
    asksAboutParking:
      inAny(open, (locale) => requestWords[locale].parking) &&
      !inAny(open, (locale) => requestWords[locale].address),
    asksHowLong: inAny(open, (locale) => requestWords[locale].duration),
    saysSeeYou: inAny(open, (locale) => requestWords[locale].goodbye),
    hasDestination: requestWords[language].destination.test(text),
  }
}
