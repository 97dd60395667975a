import type { Day, SlotValue, Weekday } from '../brief-reading.ts'
import { occasionDay } from '../occasion-days.ts'
import { addDays, firstOfMonth, monthOfWord, nextWeekday, weekdayOf, weekdayOfWord } from './calendar.ts'
import { type DayWords, isPastAround, readDay, resolveDay } from './date-words.ts'
import { inNamedMonth, namesMonth } from './month-context.ts'
import { matchPhrases, parsePhrases } from './phrases.ts'
import { endAt, occasionDayAt, occasionIn, placedDayAt } from './placed-days.ts'
import { flatAt, isBreak, type Token } from './tokens.ts'

type DateValue = Extract<SlotValue, { type: 'date' }>
export type FoundDate = { first: number; last: number; value: DateValue }

/** Times that no calendar has. */
const looseTimes = parsePhrases(`
  esta|toda|durante semana
  toda la semana
  durante toda? la|esta semana
  la semana que viene
  la|esta proxima? semana
  la proxima semana
  entre semana
  el|este|del|durante puente ..3 de|del? diciembre|noviembre|mayo|octubre|agosto|constitucion|pilar
  el|este puente
  todo el|este verano|invierno|otono|ano
  toda la|esta primavera|temporada
  este verano|otono|invierno|ano
  esta primavera|temporada
  por tiempo limitado
  festivos|feriados
  los? festivos|feriados
  en|estas|esta fechas|navidades|pascua
  cada dos|tres|quince|# dias|semanas|meses
  en ## dias|semanas|meses
  un lunes|martes|miercoles|jueves|viernes|sabado|domingo si y otro no
  durante las fiestas
  todo el dia
  todo el fin de semana
`)
const everyDay = parsePhrases(`
  todos los dias
  cada dia
  a diario
  los 7|siete dias de la semana
`)
const weekend = parsePhrases(`
  el|este|proximo finde
  el|este|proximo proximo? fin de semana
`)
const weekends = parsePhrases(`
  los|todos|cada? los? findes
  los|todos|en|para? los? fines de semana
  cada finde
  cada fin de semana
`)
const thisMonth = parsePhrases(`
  durante? todo? este mes
  durante? todo el mes
`)
const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]
const listJoints = new Set([',', 'y', 'e', 'ni', 'o', '&', '+', '/'])
const temporarySigns = ['cerrad', 'cerramos', 'cerrare', 'estaremos', 'abrimos', 'abrire', 'este', 'proxim']
const LONGEST_LIST = 7

const date = (
  form: DateValue['form'],
  days: readonly Day[],
  weekdays: readonly Weekday[] = [],
): DateValue => ({
  type: 'date',
  form,
  days,
  weekdays,
})

/** "del 3 al 9 de mayo", "de lunes a viernes", "entre el 2 y el 10". */
function rangeAt(tokens: readonly Token[], first: number, today: Day): FoundDate | null {
  const opening = flatAt(tokens, first)
  const opens = ['de', 'del', 'desde', 'entre'].includes(opening)
  const from = readDay(tokens, opens && opening !== 'del' ? first + 1 : first, today)
  if (!from || (from.number === null && from.weekday === null && !from.days)) return null
  const joint = flatAt(tokens, from.last)
  const isJoint = opening === 'entre' ? joint === 'y' : ['a', 'al', 'hasta', '-', '–'].includes(joint)
  if (!isJoint) return null
  // "los martes hasta el 10": what repeats, and its end.
  if (from.repeats && joint === 'hasta') return null
  const to = readDay(tokens, joint === 'al' ? from.last : from.last + 1, today)
  if (!to) return null
  const isWeekly = from.number === null && to.number === null && from.weekday !== null && to.weekday !== null
  if (isWeekly && opening !== 'del' && opening !== 'entre' && joint !== 'hasta') {
    return { first, last: to.last, value: date('every', [], weekdaysBetween(from.weekday, to.weekday)) }
  }
  const isDated = from.month !== null || to.month !== null || (from.isMarked && to.isMarked)
  if (!isDated) return null
  const [start] = resolveDay(from, today, to.month)
  const ahead = resolveDay(to, today, null).at(-1)
  // "Si compraste entre el 2 y el 10": both days are over.
  const over = from.isPast ? resolveDay({ ...to, isPast: true }, today, null).at(-1) : undefined
  const end = start !== undefined && over !== undefined && over >= start ? over : ahead
  if (start === undefined || end === undefined) return null
  const ordered = end < start && isWeekly && to.weekday !== null ? nextWeekday(start, to.weekday, false) : end
  // "Al 30 hasta el sábado" is no span.
  if (ordered < start) return null
  return { first, last: to.last, value: date('between', [start, ordered]) }
}

function weekdaysBetween(from: Weekday | null, to: Weekday | null): Weekday[] {
  if (from === null || to === null) return []
  const days: Weekday[] = [from]
  for (let day = from; day !== to; ) {
    day = ((day + 1) % 7) as Weekday
    days.push(day)
  }
  return days
}

type List = { last: number; items: DayWords[] }

/** "el 24 y el 31", "12 y 13 de diciembre", "lunes, miércoles y viernes". */
function listAt(tokens: readonly Token[], first: number, today: Day): List | null {
  const items: DayWords[] = []
  let last = first
  while (items.length < LONGEST_LIST) {
    const hasJoint = items.length > 0
    if (hasJoint && !listJoints.has(flatAt(tokens, last))) break
    const day = readDay(tokens, hasJoint ? last + 1 : first, today)
    // "cerrado el 8, el 9 abrimos": a new sentence.
    const opensSentence =
      hasJoint && flatAt(tokens, last) === ',' && /..mos$/.test(flatAt(tokens, day?.last ?? 0))
    if (!day || opensSentence) break
    items.push(day)
    last = day.last
  }
  while (items.length > 1) {
    const hasMonth = items.some(({ month }) => month !== null)
    const ending = items.at(-1)
    // "a las 10, 2 euros": a lone number after a comma is no day.
    const isLoose =
      ending && ending.number !== null && ending.weekday === null && !ending.isMarked && !hasMonth
    const isLinked =
      items[0]?.isMarked && items[0].number !== null && flatAt(tokens, items.at(-2)?.last ?? 0) === 'y'
    if (!isLoose || isLinked) break
    items.pop()
    last = items.at(-1)?.last ?? first
  }
  const [opening] = items
  const isLooseStart = opening && opening.number !== null && opening.weekday === null && !opening.isMarked
  if (isLooseStart && !items.some(({ month }) => month !== null)) return null
  const isDate = items.some(({ isMarked, month, weekday }) => isMarked || month !== null || weekday !== null)
  return items.length > 0 && isDate ? { last, items } : null
}

const sentenceHas = (tokens: readonly Token[], place: number, signs: readonly string[]): boolean => {
  let first = place
  while (first > 0 && !isBreak(tokens, first - 1)) first--
  for (let at = first; at < tokens.length && !isBreak(tokens, at); at++) {
    if (signs.some((sign) => flatAt(tokens, at).startsWith(sign))) return true
  }
  return false
}

function valueOfList(tokens: readonly Token[], first: number, { items }: List, today: Day): DateValue | null {
  const isWeekly = items.every(({ weekday, number, days }) => weekday !== null && number === null && !days)
  const isBare = items.length > 1 && !['el', 'este'].includes(flatAt(tokens, first))
  const repeats =
    items.some((item) => item.repeats) ||
    (isWeekly && isBare && !items.some(({ isPast }) => isPast) && !sentenceHas(tokens, first, temporarySigns))
  if (repeats && isWeekly)
    return date(
      'every',
      [],
      items.flatMap(({ weekday }) => weekday ?? []),
    )
  let month: number | null = null
  const days: Day[] = []
  let later: number | null = null
  for (const item of items.toReversed()) {
    // "el 30 y el 31" are days of one month.
    const isSameMonth: boolean =
      month === null && later !== null && item.number !== null && item.number < later
    const [next = ''] = days
    month = item.month ?? (isSameMonth && item.weekday === null ? Number(next.slice(5, 7)) : month)
    later = item.number
    days.unshift(...resolveDay(item, today, month))
  }
  return days.length > 0 ? date('on', days) : null
}

/** "durante todo diciembre", "en octubre". */
function monthAt(tokens: readonly Token[], first: number, today: Day): FoundDate | null {
  let place = first
  while (['en', 'durante', 'todo', 'el', 'mes', 'de'].includes(flatAt(tokens, place)) && place - first < 5)
    place++
  const month = monthOfWord(flatAt(tokens, place))
  const isOpened = flatAt(tokens, first) !== 'de' && flatAt(tokens, first) !== 'el'
  if (month === null || place === first || !isOpened) return null
  return {
    first,
    last: place + 1,
    value: date('month', [firstOfMonth(today, month, isPastAround(tokens, first, place + 1))]),
  }
}

function looseAt(tokens: readonly Token[], first: number, today: Day): FoundDate | null {
  const daily = matchPhrases(tokens, first, everyDay)
  if (daily !== -1) return { first, last: daily, value: date('every', [], allWeekdays) }
  const repeated = matchPhrases(tokens, first, weekends)
  if (repeated !== -1) return { first, last: repeated, value: date('every', [], [6, 0]) }
  const month = matchPhrases(tokens, first, thisMonth)
  if (month !== -1) return { first, last: month, value: date('month', [`${today.slice(0, 7)}-01`]) }
  const free = matchPhrases(tokens, first, weekend)
  if (free !== -1) {
    const named = flatAt(tokens, free) === 'del' ? listAt(tokens, free, today) : null
    const value = named ? valueOfList(tokens, free, named, today) : null
    if (named && value) return { first, last: named.last, value }
    const saturday = nextWeekday(today, 6, true)
    return { first, last: free, value: date('on', [saturday, addDays(saturday, 1)]) }
  }
  const loose = matchPhrases(tokens, first, looseTimes)
  return loose === -1 ? null : { first, last: loose, value: date('words', []) }
}

const openings = parsePhrases(`
  hasta
  antes de
  como maximo
  maximo
`)
const beginnings = parsePhrases(`
  desde
  a partir de
  a partir
  a contar de
`)

function openAt(
  tokens: readonly Token[],
  first: number,
  today: Day,
  country: string | null,
): FoundDate | null {
  const until = matchPhrases(tokens, first, openings)
  const isBefore = flatAt(tokens, first) === 'antes' && flatAt(tokens, first + 1) === 'del'
  const from = matchPhrases(tokens, first, beginnings)
  const place = isBefore ? first + 1 : Math.max(until, from)
  if (place === -1) return null
  const form = isBefore || until !== -1 ? 'until' : 'from'
  const list = listAt(tokens, place, today)
  const value = list ? valueOfList(tokens, place, list, today) : null
  if (list && value && value.days.length > 0) return { first, last: list.last, value: { ...value, form } }
  const loose = looseAt(tokens, place, today)
  if (loose)
    return {
      first,
      last: loose.last,
      value: loose.value.days.length > 0 ? { ...loose.value, form } : loose.value,
    }
  const named =
    occasionDayAt(tokens, place, { today, country, isOpened: true }) ??
    (form === 'until' ? endAt(tokens, place, today) : null)
  if (named) return { first, last: named.last, value: date(form, [named.day]) }
  const month = monthOfWord(flatAt(tokens, place))
  if (month === null) return null
  const start = firstOfMonth(today, month, false)
  return {
    first,
    last: place + 1,
    value: date(form, [form === 'from' ? start : addDays(firstOfMonth(start, (month % 12) + 1, false), -1)]),
  }
}

function dateAt(
  tokens: readonly Token[],
  first: number,
  today: Day,
  country: string | null,
): FoundDate | null {
  const placed = placedDayAt(tokens, first, today)
  if (placed)
    return { first, last: placed.last, value: placed.day ? date('on', [placed.day]) : date('words', []) }
  const range = rangeAt(tokens, first, today)
  if (range) return range
  const open = openAt(tokens, first, today, country)
  if (open) return open
  const named = occasionDayAt(tokens, first, { today, country, isOpened: false })
  if (named) return { first, last: named.last, value: date('on', [named.day]) }
  const loose = looseAt(tokens, first, today) ?? monthAt(tokens, first, today)
  if (loose) return loose
  const list = listAt(tokens, first, today)
  const value = list ? valueOfList(tokens, first, list, today) : null
  return list && value ? { first, last: list.last, value } : null
}

/** "el 12 y 13 de diciembre … el sábado": one of the days that were named, or the one after them. */
function nearNamed(
  tokens: readonly Token[],
  one: FoundDate,
  named: readonly Day[],
  isSameSentence: boolean,
): FoundDate {
  const [day] = one.value.days
  const isBare = tokens.slice(one.first, one.last).every(({ kind }) => kind === 'word')
  const weekday = weekdayOfWord(flatAt(tokens, one.last - 1))
  if (day === undefined || one.value.days.length > 1 || !isBare || weekday === null) return one
  const last = named.at(-1)
  const next =
    isSameSentence && last !== undefined && last > day ? nextWeekday(last, weekday, true) : undefined
  const meant = named.find((other) => weekdayOf(other) === weekday) ?? next
  return meant === undefined ? one : { ...one, value: { ...one.value, days: [meant] } }
}

const hasBreak = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let place = from; place < to; place++) if (isBreak(tokens, place)) return true
  return false
}

export function findDates(tokens: readonly Token[], today: Day, country: string | null): FoundDate[] {
  const occasion = occasionIn(tokens)
  const season = occasion && occasionDay(occasion, country, today)
  const found: FoundDate[] = []
  const named: Day[] = []
  let inMonth: Day | undefined
  for (let place = 0; place < tokens.length; place++) {
    const read = dateAt(tokens, place, today, country)
    if (!read) continue
    const before = found.at(-1)
    const isSameSentence = before !== undefined && !hasBreak(tokens, before.last, read.first)
    const near = nearNamed(tokens, read, named, isSameSentence)
    const one = inNamedMonth(tokens, near, { named: inMonth, season, today })
    if (namesMonth(tokens, one)) inMonth = one.value.days.at(-1)
    const isDated = tokens.slice(one.first, one.last).some(({ kind }) => kind === 'number')
    if (one.value.form === 'on' && isDated) named.push(...one.value.days)
    found.push(one)
    place = one.last - 1
  }
  return found
}
