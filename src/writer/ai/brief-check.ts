import type { Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'
import { type Claim, type ClaimKind, findUnsupportedClaims } from '../checks/find-unsupported-claims.ts'
import type { ClaimTopic } from '../checks/saying.ts'
import type { BriefReading, Day, SlotType } from '../reading/brief-reading.ts'
import type { Voice } from '../voice.ts'
import type { ShopFacts, WrittenPost } from '../writer.ts'
import { missingFacts, type RequiredFact, requiredOn } from './required-facts.ts'
import { contentWords, fold, hasAny, tellText } from './told-text.ts'
import { voiceObjections } from './voice.ts'
import { checkWords } from './words/index.ts'

/** What a text of this campaign is held against. */
export type BriefCheck = {
  reading: BriefReading
  /** The language of the texts. */
  locale: Locale
  facts: readonly RequiredFact[]
  /** Everything that may be said: the brief without its directions, and the shop's data. */
  given: string
  voice?: Voice | undefined
}

const DAY_MS = 86_400_000
const LONGEST_RANGE = 31

/** Days as people name them, so that "this Friday" also allows its date, and a date its weekday. */
function namesOfDays({ slots, language }: BriefReading, today: Day): string[] {
  const name = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const days = slots.flatMap(({ value }) => {
    if (value.type !== 'date') return []
    const [first, last] = [value.days[0], value.days.at(-1)]
    if (value.form !== 'between' || !first || !last) return value.days.map((day) => Date.parse(day))
    const count = Math.min(LONGEST_RANGE, (Date.parse(last) - Date.parse(first)) / DAY_MS + 1)
    return Array.from({ length: Math.max(0, count) }, (_, place) => Date.parse(first) + place * DAY_MS)
  })
  const repeated = slots.flatMap(({ value }) => (value.type === 'date' ? value.weekdays : []))
  // Any week has the seven of them; this one begins on a Sunday.
  const named = repeated.map((weekday) => Date.UTC(2026, 0, 4 + weekday))
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const near = days.map((day) => (day - Date.parse(today)) / DAY_MS)
  const relative = near.includes(1)
    ? ['tomorrow', 'mañana']
    : near.includes(0)
      ? ['tonight', 'esta noche']
      : []
  return [...days.map((day) => name.format(day)), ...named.map((day) => weekday.format(day)), ...relative]
}

/** The brief without what is for the writer only. */
function contentOf({ text, directions }: BriefReading): string {
  const ordered = [...directions].sort((one, other) => one.start - other.start)
  let [content, from] = ['', 0]
  for (const { start, end } of ordered) {
    content += `${text.slice(from, Math.max(from, start))}\n`
    from = Math.max(from, end)
  }
  return content + text.slice(from)
}

export function givenBy(reading: BriefReading, shop: ShopFacts, today: Day): string {
  const prices = Object.entries(shop.prices ?? {}).flat()
  const tags = reading.hashtags.map((tag) => `#${tag}`)
  return [shop.name, ...shop.products, ...prices, contentOf(reading), ...tags, ...namesOfDays(reading, today)]
    .join(' | ')
    .replaceAll('\n', ' | ')
}

const claimNames: Record<ClaimKind, string> = {
  figure: 'a number',
  price: 'a price',
  percentage: 'a percentage',
  date: 'a date',
  weekday: 'a weekday',
  time: 'a time',
  link: 'a link or account',
  mail: 'an e-mail address',
  phone: 'a telephone number',
  name: 'a name',
  free: 'something free',
  promise: 'a promise',
  superlative: 'an award or superlative',
}

/** A reply would promise with these; a post greets and invites with them. */
const harmlessInPosts: ReadonlySet<ClaimTopic> = new Set(['booking', 'haste', 'always', 'ready', 'opening'])

/** "Last days" is true of what ends, and "only 12 places" of what is limited; the number itself is checked too. */
function isFairPressure(words: string, { reading, locale }: BriefCheck): boolean {
  const { hurry, few } = checkWords[locale]
  const ends = reading.slots.some(
    ({ value }) => value.type === 'date' && (value.form === 'until' || value.form === 'between'),
  )
  const isLimited = reading.slots.some(({ value }) => value.type === 'quantity')
  return (
    (ends && hurry.some((each) => words.includes(each))) ||
    (isLimited && few.some((each) => words.includes(each)))
  )
}

function isInvented({ topic, text }: Claim, check: BriefCheck): boolean {
  if (topic === undefined) return true
  // Its figures are checked by themselves.
  if (topic === 'discount' && check.facts.some(({ type }) => type === 'offer')) return false
  return !harmlessInPosts.has(topic) && !(topic === 'demand' && isFairPressure(text, check))
}

const PART_NUMBER = /(?<=^|\n) {0,4}\d{1,2}\/\d{1,2}\b/g

function inventionsIn(text: string, check: BriefCheck): string[] {
  const claims = findUnsupportedClaims(
    text.replace(PART_NUMBER, ''),
    { said: '', shop: check.given },
    check.locale,
  )
  const kinds = new Set(claims.filter((claim) => isInvented(claim, check)).map(({ kind }) => kind))
  return [...kinds].map((kind) => `It names ${claimNames[kind]} that is not in the data.`)
}

const EMOJI = /(?![©®™])\p{Extended_Pictographic}/u
const HASHTAG = /(?<![\p{L}\p{N}])#\p{L}/u

function seriousObjections(text: string, { reading, locale, given }: BriefCheck): string[] {
  if (!reading.isSerious) return []
  const told = tellText(text, locale)
  const known = fold(given)
  const isCheerful =
    checkWords[locale].cheer.some((word) => hasAny(told, [word]) && !known.includes(fold(word))) ||
    (/!/.test(text) && !/!/.test(reading.text))
  return [
    ...(EMOJI.test(text) ? ['The news is serious: no emoji.'] : []),
    ...(HASHTAG.test(text) && reading.hashtags.length === 0 ? ['The news is serious: no hashtags.'] : []),
    ...(isCheerful ? ['The news is serious: no cheer, no exclamation marks, nothing for sale.'] : []),
  ]
}

const RUN = 4
const wordsIn = (text: string) =>
  Array.from(fold(text).matchAll(/[\p{L}\p{N}]{1,60}/gu), ([word]) => word).filter((word) => word !== '')

/** Whether a text repeats what was meant for the writer, in the same words. */
function repeatsDirection(text: string, { reading, given }: BriefCheck): boolean {
  const [said, known] = [` ${wordsIn(text).join(' ')} `, ` ${wordsIn(given).join(' ')} `]
  return reading.directions.some(({ text: direction }) => {
    const words = wordsIn(direction)
    const size = Math.min(RUN, words.length)
    if (size < 2) return false
    const runs = Array.from({ length: words.length - size + 1 }, (_, place) =>
      words.slice(place, place + size).join(' '),
    )
    return runs.some((run) => said.includes(` ${run} `) && !known.includes(` ${run} `))
  })
}

/** Whether it mentions what the owner wants to stay out. */
function mentionsOmitted(text: string, { reading, given, locale }: BriefCheck): boolean {
  const [said, known] = [new Set(wordsIn(text)), new Set(wordsIn(given))]
  return reading.directions.some(({ wish }) => {
    if (wish.type !== 'omit') return false
    const words = contentWords(wish.words, locale)
    return words.some((word) => !known.has(word)) && words.every((word) => said.has(word))
  })
}

function directionObjections(text: string, check: BriefCheck): string[] {
  const wishes = check.reading.directions.map(({ wish }) => wish)
  const isUnwanted = (type: 'emoji' | 'hashtags') =>
    wishes.some((wish) => wish.type === type && 'isWanted' in wish && !wish.isWanted)
  return [
    ...(repeatsDirection(text, check) ? ['It repeats an instruction to the writer.'] : []),
    ...(mentionsOmitted(text, check) ? ['It mentions what the owner wants to leave out.'] : []),
    ...(isUnwanted('emoji') && EMOJI.test(text) ? ['The owner wants no emoji.'] : []),
    ...(isUnwanted('hashtags') && HASHTAG.test(text) ? ['The owner wants no hashtags.'] : []),
  ]
}

/** What a text says that it must not, in words for the model. */
export function faultsIn(text: string, check: BriefCheck): string[] {
  const told = tellText(text, check.locale)
  return [
    ...(hasAny(told, checkWords[check.locale].chatter)
      ? ['It speaks to the owner instead of customers.']
      : []),
    ...inventionsIn(text, check),
    ...directionObjections(text, check),
    ...seriousObjections(text, check),
    ...voiceObjections(text, voiceFor(check), check),
  ]
}

/** The wishes in a brief are about this text, and go before the habits of the shop. */
function voiceFor({ voice, reading }: BriefCheck): Voice | undefined {
  const wants = (type: 'emoji' | 'hashtags') =>
    reading.directions.some(({ wish }) => wish.type === type && wish.isWanted)
  return (
    voice && {
      ...voice,
      ...(wants('emoji') && { emoji: 'many' as const }),
      ...(wants('hashtags') && { hashtags: 'many' as const }),
    }
  )
}

/** Figures and addresses can be compared across languages; words cannot. */
const inAnyLanguage: ReadonlySet<SlotType> = new Set(['price', 'time', 'link', 'phone', 'mail'])

/** What a post does not say although it must. */
export function omissionsOf(platform: Platform, { title, text }: WrittenPost, check: BriefCheck): string[] {
  const isTranslated = check.locale !== check.reading.language
  const facts = check.facts.filter(({ type }) => !isTranslated || inAnyLanguage.has(type))
  const told = tellText(`${title}\n${text}`, check.locale)
  const saysConditionsApply = hasAny(told, checkWords[check.locale].conditionsApply)
  const missing = missingFacts(platform, told, requiredOn(platform, facts), saysConditionsApply)
  return missing.length > 0
    ? [`It does not say: ${missing.map(({ id, type }) => `${id} (${type})`).join(', ')}.`]
    : []
}

/** Whether an offer stands in a text without its condition. */
export function saysOfferAlone(text: string, { facts, locale, reading }: BriefCheck): boolean {
  if (locale !== reading.language) return false
  const told = tellText(text, locale)
  const has = (type: SlotType) => facts.some((fact) => fact.type === type && fact.isIn(told))
  const lacks = facts.some((fact) => fact.type === 'condition' && !fact.isIn(told))
  return has('offer') && lacks && !hasAny(told, checkWords[locale].conditionsApply)
}
