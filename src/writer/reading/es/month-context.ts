import { addDays } from '#platform/day.ts'
import type { Day } from '../brief-reading.ts'
import { firstSuchDay, isLongBefore, lastSuchDay } from '../occasion-days.ts'
import { monthOfShortWord, weekdayOfWord } from './calendar.ts'
import type { FoundDate } from './dates.ts'
import { flatAt, type Token } from './tokens.ts'

/** "Semana de Navidad: el 24 hasta las 14h". */
const EVE_DAYS = 3
/** Nobody takes orders for the next Halloween in November. */
const MOST_DAYS_AHEAD = 240
const WORDS_LOOKED_AT = 5
const returning = new Set('volvemos vuelta regresamos reabrimos retomamos normal volveremos'.split(' '))
const closing = new Set('cerrado cerrada cerramos cerraremos abrimos abriremos abierto'.split(' '))

export const namesMonth = (tokens: readonly Token[], { first, last }: FoundDate): boolean =>
  tokens.slice(first, last).some((_, place) => monthOfShortWord(flatAt(tokens, first + place)) !== null)

const hasBefore = (tokens: readonly Token[], first: number, words: ReadonlySet<string>): boolean =>
  tokens.slice(Math.max(0, first - WORDS_LOOKED_AT), first).some(({ flat }) => words.has(flat))

type Context = {
  /** The last day that was named with its month. */
  named: Day | undefined
  /** The occasion that the brief names. */
  season: Day | null
  today: Day
}

/** A day without its month: "cerramos del 1 al 15 de agosto, volvemos el 16", "San Valentín: encargos hasta el 12". */
export function inNamedMonth(tokens: readonly Token[], one: FoundDate, context: Context): FoundDate {
  const [day] = one.value.days
  const words = tokens.slice(one.first, one.last)
  const hasWeekday = words.some((_, place) => weekdayOfWord(flatAt(tokens, one.first + place)) !== null)
  const isBare = words.filter(({ kind }) => kind === 'number').length === 1 && !namesMonth(tokens, one)
  if (day === undefined || one.value.days.length > 1 || !isBare || hasWeekday) return one
  const meant = meantDay(tokens, one, day, context)
  return meant === null ? one : { ...one, value: { ...one.value, days: [meant] } }
}

function meantDay(
  tokens: readonly Token[],
  { first, value }: FoundDate,
  day: Day,
  { named, season, today }: Context,
): Day | null {
  const number = Number(day.slice(8))
  // An end comes before what it is for: "taller el 12 de febrero, inscripciones hasta el 5".
  if (named !== undefined && value.form === 'until')
    return day < named ? lastSuchDay(number, named, today) : null
  if (named !== undefined) {
    const later = `${named.slice(0, 7)}-${day.slice(8)}`
    return day < named && later > named ? later : null
  }
  if (season === null || season > addDays(today, MOST_DAYS_AHEAD)) return null
  if (hasBefore(tokens, first, returning)) return firstSuchDay(number, season)
  const last = Number(season.slice(8))
  const isEve = number <= last && number >= last - EVE_DAYS
  const isDue =
    isEve || value.form === 'until' || hasBefore(tokens, first, closing) || isLongBefore(day, season)
  return isDue ? lastSuchDay(number, season, today) : null
}
