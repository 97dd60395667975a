import { type Locale, locales } from '#platform/locale.ts'
import { type Fact, type FactKind, findFacts, plainOf } from './find-facts.ts'
import { findUnknownNames } from './find-names.ts'
import { assertionsIn, findUngroundedSayings, sentencesOf } from './find-promises.ts'
import type { ClaimTopic } from './saying.ts'
import { phrases } from './words/index.ts'

export type ClaimKind = FactKind | 'name' | 'free' | 'promise' | 'superlative'

/** `text` is the claim as written, without accents; `topic` says what a promise is about. */
export type Claim = { kind: ClaimKind; text: string; topic?: ClaimTopic }

export type Given = {
  /** What others said, such as a customer: it may be repeated, but it binds the shop to nothing. */
  said: string
  /** The shop's own words and data; for a post, the brief too. */
  shop: string
}

/** Keys of everything that is given, and what follows from it: "open 9 to 7" has the times 9:00 and 19:00. */
function keysIn(text: string): Set<string> {
  const keys = new Set<string>()
  for (const { keys: found } of locales.flatMap((locale) => findFacts(text, locale)))
    for (const key of found) {
      keys.add(key)
      for (const other of impliedBy(key)) keys.add(other)
    }
  return keys
}

const HOURS = 24
const NOON = 12

function impliedBy(key: string): string[] {
  const date = /^d(\d{1,2})-(\d{1,2})$/.exec(key)
  if (date) return [`m${date[1]}`, `day${date[2]}`, `n${date[2]}`]
  const day = /^day(\d{1,2})$/.exec(key)
  if (day) return [`bare day${day[1]}`, `n${day[1]}`, ...hoursOf(Number(day[1]))]
  const price = /^[€$£](n.{1,20})$/.exec(key)
  if (price) return [`${price[1]}`]
  const percent = /^%(.{1,20})$/.exec(key)
  if (percent) return [`n${percent[1]}`]
  const figure = /^n(\d{1,2})$/.exec(key)
  if (figure) return [`bare ${key}`, `day${figure[1]}`, ...hoursOf(Number(figure[1]))]
  const time = /^t(\d{1,4})$/.exec(key)
  if (time && Number(time[1]) % 60 === 0 && Number(time[1]) !== NOON * 60) return [`n${Number(time[1]) / 60}`]
  if (key === 'rweekend') return ['w0', 'w6']
  return /^n/.test(key) ? [`bare ${key}`] : key === 'w0' || key === 'w6' ? ['rweekend'] : []
}

const hoursOf = (hour: number): string[] =>
  hour > HOURS ? [] : [hour, hour < NOON ? hour + NOON : hour].map((each) => `t${(each % HOURS) * 60}`)

/** A number of that many digits is the same with and without the code of its country. */
const samePhone = (one: string, other: string) => one.endsWith(other) || other.endsWith(one)

function isIn({ kind, keys }: Fact, known: ReadonlySet<string>, plain: string): boolean {
  switch (kind) {
    case 'link':
    case 'mail':
      return keys.some((key) => plain.includes(key))
    case 'phone':
      return keys.some((key) => [...known].some((other) => /^\d{7,15}$/.test(other) && samePhone(key, other)))
    case 'price':
      return keys.some(
        (key) => known.has(key) || known.has(`bare ${key.slice(1)}`) || known.has(`bare ${key}`),
      )
    case 'weekday':
      // "Tuesday to Friday" claims every day between.
      return keys.every((key) => known.has(key))
    case 'date':
      // A day without a month may be meant.
      return keys.some((key) => known.has(key) || known.has(`bare day${key.split('-')[1] ?? ''}`))
    default:
      return keys.some((key) => known.has(key))
  }
}

/** Days that a reply may speak of without promising anything. */
const HARMLESS_DAYS = new Set(['rtoday', 'rthis week'])

/** Whether a price is only repeated to the person who named it, or asked about. */
function isRepeated({ text }: Fact, sentences: readonly string[], locale: Locale): boolean {
  const around = sentences.filter((sentence) => sentence.includes(text))
  return (
    around.length > 0 && around.every((each) => each.endsWith('?') || phrases[locale].restating.test(each))
  )
}

const BINDING: ReadonlySet<FactKind> = new Set(['price', 'percentage'])
/** Of these, only what the shop itself says may be stated. */
const TIMELY: ReadonlySet<FactKind> = new Set(['date', 'weekday', 'time'])

/**
 * What a text claims that nothing given supports: figures, dates, contacts, names, promises and boasts. The same number
 * in another spelling is the same: 7pm and 19:00, 20 % and twenty percent, December 10 and 10/12.
 */
export function findUnsupportedClaims(text: string, given: Given, locale: Locale): Claim[] {
  const claims: Claim[] = [
    ...findUnsupportedFacts(text, given, locale),
    ...findUnknownNames(text, allOf(given)).map((name) => ({ kind: 'name' as const, text: name })),
    ...findUngroundedSayings(text, given.shop, locale).map(({ topic, text }) =>
      topic === 'free' || topic === 'superlative'
        ? { kind: topic, text }
        : { kind: 'promise' as const, text, topic },
    ),
  ]
  return [...new Map(claims.map((claim) => [`${claim.kind} ${claim.text}`, claim])).values()]
}

const allOf = ({ said, shop }: Given): string => (said === '' ? shop : `${said}\n${shop}`)

/** The figures, dates and contacts among them. */
export function findUnsupportedFacts(
  text: string,
  given: Given,
  locale: Locale,
): { kind: FactKind; text: string }[] {
  const all = allOf(given)
  const known = keysIn(all)
  const ofShop = given.said === '' ? known : keysIn(given.shop)
  const [plain, plainShop] = [plainOf(all).toLowerCase(), plainOf(given.shop).toLowerCase()]
  const sentences = sentencesOf(plainOf(text).toLowerCase())
  const assertions = assertionsIn(text, locale)
  const isUnsupported = (fact: Fact) => {
    if (fact.at < 0 || fact.keys.some((key) => HARMLESS_DAYS.has(key))) return false
    if (!isIn(fact, known, plain)) return true
    if (isIn(fact, ofShop, plainShop)) return false
    if (BINDING.has(fact.kind)) return !isRepeated(fact, sentences, locale)
    return TIMELY.has(fact.kind) && assertions.some((sentence) => sentence.includes(fact.text.toLowerCase()))
  }
  return findFacts(text, locale)
    .filter(isUnsupported)
    .map(({ kind, text }) => ({ kind, text }))
}
