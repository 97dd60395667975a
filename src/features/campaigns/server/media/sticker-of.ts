import { dateFormat, numberFormat } from '#platform/intl-formats.ts'
import type { BriefReading, SlotValue } from '#writer/reading/brief-reading.ts'

const DAY_MS = 86_400_000
/** A weekday alone says which one is meant. */
const SOON_DAYS = 7

type ValueOf<Type extends SlotValue['type']> = Extract<SlotValue, { type: Type }>

/** The value of this type; null if there are several, because then none of them is the point. */
function onlyOne<Type extends SlotValue['type']>({ slots }: BriefReading, type: Type): ValueOf<Type> | null {
  const found = slots.filter(({ value }) => value.type === type)
  return found.length === 1 ? (found[0]?.value as ValueOf<Type>) : null
}

function dateOf(reading: BriefReading, today: string): string {
  const date = onlyOne(reading, 'date')
  const [day] = date?.form === 'on' && date.days.length === 1 ? date.days : []
  if (!day || day < today) return ''
  const isSoon = Date.parse(day) - Date.parse(today) < SOON_DAYS * DAY_MS
  const format = dateFormat(reading.language, {
    timeZone: 'UTC',
    day: 'numeric',
    ...(isSoon ? { weekday: 'short' } : { month: 'short' }),
  })
  const parts = format.formatToParts(new Date(day)).filter(({ type }) => type !== 'literal')
  // "Fri 12" in every language: the weekday is what people look for.
  const ordered = isSoon ? parts.toSorted((one) => (one.type === 'weekday' ? -1 : 1)) : parts
  const text = ordered.map(({ value }) => value.replace('.', '')).join(' ')
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(reading.language))
}

function percentOf(reading: BriefReading): string {
  const offer = onlyOne(reading, 'offer')
  if (offer?.form !== 'percent') return ''
  return numberFormat(reading.language, { style: 'percent' }).format(-offer.percent / 100)
}

function priceOf(reading: BriefReading): string {
  const price = onlyOne(reading, 'price')
  if (!price || price.form === 'from' || price.upTo || price.per || !price.money.currency) return ''
  return numberFormat(reading.language, {
    style: 'currency',
    currency: price.money.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price.money.amount)
}

/** The price, percentage or date of a campaign, in a few letters; empty if it has none or several. */
export function stickerOf(reading: BriefReading, today: string): string {
  if (reading.isSerious) return ''
  if (reading.kind === 'event') return dateOf(reading, today)
  if (reading.kind === 'new_product') return priceOf(reading)
  return reading.kind === 'offer' || reading.kind === 'limited_stock'
    ? percentOf(reading) || priceOf(reading)
    : ''
}
