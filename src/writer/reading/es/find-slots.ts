import type { ReadingContext, Slot, SlotValue } from '../brief-reading.ts'
import { findContacts } from '../find-contacts.ts'
import { overlaps } from '../spans.ts'
import { findActions } from './actions.ts'
import { findCircumstances } from './circumstances.ts'
import { findBounds } from './conditions.ts'
import { findDates } from './dates.ts'
import { findEventNames } from './event-names.ts'
import { findOffers, offerPlaces } from './offers.ts'
import { findPeople } from './people.ts'
import type { Found } from './phrases.ts'
import { findPrices } from './prices.ts'
import { findProducts } from './products.ts'
import { findQuotes } from './quotes.ts'
import { findTimes } from './times.ts'
import { tokenize, withoutSpans } from './tokens.ts'

export function findSlots(text: string, { country, today, products }: ReadingContext): Slot[] {
  const quotes = findQuotes(text)
  const contacts = findContacts(text, country)
  const tokens = withoutSpans(tokenize(text), [...quotes, ...contacts])
  const slots: Slot[] = []
  const add = ({ first, last }: Found, value: SlotValue): void => {
    const start = tokens[first]?.start
    const end = tokens[last - 1]?.end
    if (start !== undefined && end !== undefined && start < end)
      slots.push({ start, end, text: text.slice(start, end), value })
  }

  const dates = findDates(tokens, today, country)
  const times = findTimes(tokens).filter(
    (time) => !dates.some((date) => time.first < date.last && date.first < time.last),
  )
  const stops = new Set([...dates, ...times].flatMap(({ first, last }) => range(first, last)))
  for (const date of dates) add(date, date.value)
  for (const time of times) add(time, time.value)

  const verbs = tokens.flatMap(({ flat }, place) =>
    ['tienen', 'tiene', 'reciben', 'recibe', 'pagan'].includes(flat) ? [place] : [],
  )
  const bounds = findBounds(tokens, new Set([...stops, ...offerPlaces(tokens, country), ...verbs]))
  const boundStops = new Set([...stops, ...bounds.flatMap(({ first, last }) => range(first, last))])
  for (const bound of bounds) {
    add(bound, bound.type === 'quantity' ? { type: 'quantity', count: bound.count } : { type: bound.type })
  }
  const isBound = (found: Found): boolean =>
    bounds.some(({ first, last }) => found.first < last && first < found.last)

  const offers = findOffers(tokens, country, boundStops).filter((offer) => !isBound(offer))
  const offerStops = new Set([...boundStops, ...offers.flatMap(({ first, last }) => range(first, last))])
  const sold = new Set(products.flatMap((name) => tokenize(name).map(({ flat }) => flat)))
  const prices = findPrices(tokens, country, offerStops, (flat) => sold.has(flat))
    .filter((price) => !isBound(price))
    .filter((price) => !offers.some(({ first, last }) => price.first < last && first < price.last))
  for (const offer of offers) add(offer, offer.value)
  for (const price of prices) add(price, price.value)

  const deals = new Set([
    ...boundStops,
    ...[...offers, ...prices].flatMap(({ first, last }) => range(first, last)),
  ])
  for (const circumstance of findCircumstances(tokens, deals)) add(circumstance, { type: circumstance.type })
  for (const { first, last, verb } of findActions(tokens, deals))
    add({ first, last }, { type: 'action', verb })
  for (const { first, last, name, role } of findPeople(tokens))
    add({ first, last }, { type: 'person', name, role })
  for (const found of findEventNames(tokens, stops)) {
    add(found, { type: 'title', name: text.slice(tokens[found.first]?.start, tokens[found.last - 1]?.end) })
  }
  for (const { first, last, name } of findProducts(tokens, products, deals))
    add({ first, last }, { type: 'product', name })
  return [...quoted(text, quotes), ...slots.filter((slot) => !quotes.some((quote) => overlaps(quote, slot)))]
}

function quoted(text: string, quotes: ReturnType<typeof findQuotes>): Slot[] {
  return quotes.flatMap(({ start, end, value, person }) => {
    const slot: Slot = { start, end, text: text.slice(start, end), value }
    if (!person) return [slot]
    const author: Slot = {
      start: person.start,
      end: person.end,
      text: text.slice(person.start, person.end),
      value: { type: 'person', name: person.name, role: null },
    }
    return [slot, author]
  })
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first }, (_, place) => first + place)
