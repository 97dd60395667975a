import { addDays } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { banks } from '../built-in/banks/index.ts'
import { countryOf, holidaysAhead } from '../built-in/holidays.ts'
import { productsOf } from '../built-in/shop-names.ts'
import type { Slot } from '../reading/brief-reading.ts'
import { readBrief } from '../reading/read-brief.ts'
import type { PlanBrief, ShopFacts, WrittenPlanEntry } from '../writer.ts'
import { type BriefCheck, givenBy } from './brief-check.ts'
import { presenceOf } from './fact-presence.ts'
import type { RequiredFact } from './required-facts.ts'
import { fold, shareOf } from './told-text.ts'

/** The posts of an occasion come up to this many days before and after it. */
const LEAD = 15
const AFTER = 3
/** More than "Day" alone. */
const NAME_SHARE = 0.6
const FRIDAY = 5

type Entry = Pick<WrittenPlanEntry, 'day' | 'reason' | 'reasonDetail'>
type Occasion = { name: string; said: readonly string[]; date: string }

/** A day as its readers name it, with its weekday, in any order of its parts. */
const nameOfDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))

/** The post's own day, and on a Friday the weekend ahead. */
function daysNear(day: string, locale: Locale): string[] {
  const weekday = new Date(day).getUTCDay()
  const ahead = weekday === FRIDAY ? [addDays(day, 1), addDays(day, 2)] : []
  return [day, ...ahead].map((each) => nameOfDay(each, locale))
}

/** The occasion that a day of the plan is about, by the name that its reason begins with. */
async function occasionOf(
  { day, reason, reasonDetail }: Entry,
  { locale, shop }: PlanBrief,
): Promise<Occasion | null> {
  if (reason !== 'holiday') return null
  const country = countryOf(shop.country, locale)
  const near = await holidaysAhead(country, addDays(day, -AFTER), AFTER + LEAD)
  for (const { key, day: on } of near) {
    const { name, the, wish } = banks[locale].holidays[key]
    if (reasonDetail.startsWith(name))
      return { name, said: [the, ...(wish ? [wish] : [])], date: nameOfDay(on, locale) }
  }
  return { name: reasonDetail, said: [], date: '' }
}

const tellsOccasion = ({ name, said }: Occasion): RequiredFact['isIn'] => {
  const others = said.map(fold)
  return (told) => shareOf(name, told) >= NAME_SHARE || others.some((each) => told.plain.includes(each))
}

function factsOf(entry: Entry, occasion: Occasion | null): RequiredFact[] {
  const { reason, reasonDetail: name, day } = entry
  if (occasion) {
    const text = [occasion.name, occasion.date].filter((part) => part !== '').join(', ')
    return [{ id: 'D1', type: 'title', text, isIn: tellsOccasion(occasion) }]
  }
  if (reason !== 'product') return []
  const slot = { start: 0, end: name.length, text: name, value: { type: 'product', name } } as const
  return [{ id: 'D1', type: 'product', text: name, isIn: presenceOf(slot, day) }]
}

/** "Only a few days left" is true of what comes on a day. */
const endingThen = (slot: Slot): Slot =>
  slot.value.type === 'date' && slot.value.form === 'on'
    ? { ...slot, value: { ...slot.value, form: 'until' } }
    : slot

const priceOf = (product: string, { prices }: ShopFacts) => prices?.[product] ?? ''

/** What the text of one day is held against: the subject of the day is read as a brief would be. */
export async function checkForDay(entry: Entry, brief: PlanBrief): Promise<BriefCheck> {
  const { locale, shop } = brief
  const { day, reason, reasonDetail } = entry
  const occasion = await occasionOf(entry, brief)
  const subject = occasion
    ? [occasion.name, occasion.date].join('. ')
    : reason === 'product'
      ? `${reasonDetail} ${priceOf(reasonDetail, shop)}`.trim()
      : ''
  const context = { locale, country: countryOf(shop.country, locale), today: day, products: productsOf(shop) }
  const read = readBrief(subject, context)
  // A product may be called "Short and sweet": nothing of it is an instruction, and a plan has no bad news.
  const reading = {
    ...read,
    slots: read.slots.map(endingThen),
    language: locale,
    kind: 'general' as const,
    isSerious: false,
    directions: [],
  }
  const said = occasion ? [occasion.name, ...occasion.said, occasion.date] : [reasonDetail]
  return {
    reading,
    locale,
    facts: factsOf(entry, occasion),
    given: [givenBy(reading, shop, day), ...said, ...daysNear(day, locale)].join(' | '),
    voice: shop.voice,
  }
}
