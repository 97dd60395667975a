import { addMonths, lastDayOf } from '#platform/calendar-days.ts'
import type { Day, Weekday } from '../brief-reading.ts'
import { type Occasion, occasionDay } from '../occasion-days.ts'
import { addDays, firstOfMonth, monthOfWord, nextWeekday, weekdayOfWord } from './calendar.ts'
import { matchPhrases, parsePhrases } from './phrases.ts'
import { flatAt, type Token } from './tokens.ts'

const WEEK = 7
const places = new Map([
  ['primer', 0],
  ['segundo', 1],
  ['tercer', 2],
  ['cuarto', 3],
])

/** Null is a day that no calendar has: every month has one. */
type Placed = { last: number; day: Day | null }

function inMonth(month: string, weekday: Weekday, place: number): Day {
  if (place === -1) return addDays(nextWeekday(addDays(lastDayOf(month), 1), weekday, true), -WEEK)
  return addDays(nextWeekday(`${month}-01`, weekday, true), place * WEEK)
}

/** "el primer sábado de diciembre", "el último viernes del mes", "el primer jueves de cada mes". */
export function placedDayAt(tokens: readonly Token[], first: number, today: Day): Placed | null {
  const start = flatAt(tokens, first) === 'el' ? first + 1 : first
  const place = flatAt(tokens, start) === 'ultimo' ? -1 : places.get(flatAt(tokens, start))
  const weekday = weekdayOfWord(flatAt(tokens, start + 1))
  const joint = flatAt(tokens, start + 2)
  if (place === undefined || weekday === null || !['de', 'del'].includes(joint)) return null
  const word = flatAt(tokens, start + 3)
  if (word === 'cada' && flatAt(tokens, start + 4) === 'mes') return { last: start + 5, day: null }
  const month = monthOfWord(word)
  if (month !== null)
    return { last: start + 4, day: inMonth(firstOfMonth(today, month, false).slice(0, 7), weekday, place) }
  const isThis = word === 'este' && flatAt(tokens, start + 4) === 'mes'
  if (word !== 'mes' && !isThis) return null
  const day = inMonth(today.slice(0, 7), weekday, place)
  const meant = day >= today ? day : inMonth(addMonths(today.slice(0, 7), 1), weekday, place)
  return { last: start + (isThis ? 5 : 4), day: meant }
}

const occasionNames = [
  ['el? dia? de? nochebuena', 'christmas_eve'],
  ['el? dia? de? la? navidad|navidades', 'christmas'],
  ['el? dia? de? nochevieja', 'new_years_eve'],
  ['el? dia? de? ano nuevo', 'new_year'],
  ['el? dia? de? los? reyes magos?', 'epiphany'],
  ['el? dia? de? san valentin', 'valentine'],
  ['el? dia de la|las madre|madres|mama', 'mothers_day'],
  ['el? dia del padre|papa', 'fathers_day'],
  ['el? dia? de? muertos', 'day_of_the_dead'],
  ['halloween', 'halloween'],
  ['pascua|pascuas', 'easter'],
  ['semana santa', 'easter'],
] as const
const occasions: readonly (readonly [names: ReturnType<typeof parsePhrases>, occasion: Occasion])[] =
  occasionNames.map(([names, occasion]) => [parsePhrases(names), occasion])
/** All names in one table: most words begin none of them. */
const anyOccasion = parsePhrases(occasionNames.map(([names]) => names).join('\n'))

/** What the tokens name from this place on, and where its name ends. */
function occasionAt(tokens: readonly Token[], place: number): { last: number; occasion: Occasion } | null {
  if (matchPhrases(tokens, place, anyOccasion) === -1) return null
  for (const [names, occasion] of occasions) {
    const last = matchPhrases(tokens, place, names)
    if (last !== -1) return { last, occasion }
  }
  return null
}

/** The first occasion that a brief names. */
export function occasionIn(tokens: readonly Token[]): Occasion | null {
  for (const place of tokens.keys()) {
    const found = occasionAt(tokens, place)
    if (found) return found.occasion
  }
  return null
}

/** "cena de nochebuena" and "feliz navidad" are no dates. */
const noDateBefore = new Set(
  'de del feliz felices blanca menu cena especial san loteria cesta cestas lote campana por'.split(' '),
)

/** The day of an occasion by its name; alone only those that are one evening, others after "hasta" or "desde". */
export function occasionDayAt(
  tokens: readonly Token[],
  place: number,
  { today, country, isOpened }: { today: Day; country: string | null; isOpened: boolean },
): { last: number; day: Day } | null {
  const found = occasionAt(tokens, place)
  if (!found || found.occasion === 'easter') return null
  const isEvening = found.occasion === 'christmas_eve' || found.occasion === 'new_years_eve'
  const isDay = flatAt(tokens, place) === 'el'
  if (!isOpened && !((isEvening || isDay) && !noDateBefore.has(flatAt(tokens, place - 1)))) return null
  return { last: found.last, day: occasionDay(found.occasion, country, today) }
}

const ends = parsePhrases(`
  fin|final|finales de|del ano
  fin|final|finales de|del este? mes
  fin|final|finales de _
`)

/** After "hasta": "fin de mes", "finales de enero", "final de año". */
export function endAt(
  tokens: readonly Token[],
  first: number,
  today: Day,
): { last: number; day: Day } | null {
  const place = flatAt(tokens, first) === 'el' ? first + 1 : first
  const last = matchPhrases(tokens, place, ends)
  if (last === -1) return null
  const word = flatAt(tokens, last - 1)
  if (word === 'ano') return { last, day: `${today.slice(0, 4)}-12-31` }
  if (word === 'mes') return { last, day: lastDayOf(today.slice(0, 7)) }
  const month = monthOfWord(word)
  return month === null ? null : { last, day: lastDayOf(firstOfMonth(today, month, false).slice(0, 7)) }
}
