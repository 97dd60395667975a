import type { Day, Weekday } from '../brief-reading.ts'
import {
  addDays,
  dayOfMonth,
  dayOfNumber,
  lastWeekday,
  monthOfShortWord,
  nextWeekday,
  weekdayOfAbbreviation,
  weekdayOfWord,
} from './calendar.ts'
import { flatAt, integerAt, type Token } from './tokens.ts'

/** One day as typed: "el jueves 26", "10 de diciembre", "mañana". */
export type DayWords = {
  last: number
  weekday: Weekday | null
  number: number | null
  month: number | null
  year: number | null
  /** Known without the calendar's help: "mañana" and "este finde". */
  days: readonly Day[] | null
  /** "los martes", "sábados". */
  repeats: boolean
  /** "el 24", not only "24". */
  isMarked: boolean
  /** "este lunes" may be today, "el lunes" is not. */
  isThis: boolean
  isPast: boolean
}

/** After these, a number is no day: "el 20 por ciento", "domingo 8pm", "el 10 aniversario". */
const noDayAfter = new Set(
  '% € $ x : h hs hrs am pm euros pesos horas anos aniversario cumpleanos personas minutos º ª / - p'.split(
    ' ',
  ),
)
/** "el 20 por ciento", "10 por persona"; "el 20 por la tarde" is a day. */
const countedAfterPor = new Set(
  'ciento persona cabeza hora mes kilo noche pareja alumno compra cada el'.split(' '),
)
const articles = new Set(['el', 'este', 'ese', 'al', 'del', 'proximo', 'dia', 'los', 'cada', 'todos', 'la'])
const pastSigns = ['comprad', 'vendid', 'compraste', 'compraron', 'comprast', 'adquirid']
const pastVerbs = new Set('fue hubo tuvimos estuvo se nos abrimos'.split(' '))
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/
const LOOK_BACK = 12

function dayNumberAt(tokens: readonly Token[], place: number): number | null {
  const number = integerAt(tokens, place)
  if (number === null || number < 1 || number > 31) return null
  const next = tokens[place + 1]
  const isHour =
    flatAt(tokens, place + 1) === 'a' &&
    (tokens[place + 2]?.kind === 'number' || flatAt(tokens, place + 2) === 'm')
  const isMorning = flatAt(tokens, place + 1) === 'de' && flatAt(tokens, place + 2) === 'la'
  // "hasta el 10 2x1": the next number begins an offer.
  const isOfferNext = ['x', '%'].includes(flatAt(tokens, place + 2))
  if (isHour || isMorning || (next?.kind === 'number' && !isOfferNext)) return null
  if (next?.flat === 'por') return countedAfterPor.has(flatAt(tokens, place + 2)) ? null : number
  if (next && noDayAfter.has(next.flat) && !(next.flat === '-' && next.isApart)) return null
  return number
}

const PAST_FORM = /(?:aron|ieron|steis|..ó)$/u
const toldVerbs = new Set('hubo estuvo hicimos vinimos tuvimos estuvimos fuimos'.split(' '))
const noPastForms = new Set(['ieron', 'baron', 'varon'])
/** What is told ends here, or the day is still to come: "ya llegaron los roscones para el sábado". */
const tellingEnds = new Set(
  'y e asi pero por porque entonces para hasta desde al que pasa cambia abrimos cerramos'.split(' '),
)
const WORDS_TOLD = 6

/** "a los que vinieron el domingo", "salieron tarde el sábado": what was done that day. */
function isToldBefore(tokens: readonly Token[], first: number): boolean {
  for (let place = first - 1; place >= Math.max(0, first - WORDS_TOLD); place--) {
    const token = tokens[place]
    if (token?.kind !== 'word' || tellingEnds.has(token.flat)) return false
    const isPast = PAST_FORM.test(token.typed.toLowerCase()) && !noPastForms.has(token.flat)
    if (isPast || toldVerbs.has(token.flat)) return true
  }
  return false
}

/** "el sábado la cocina fue un desastre" */
function isToldAfter(tokens: readonly Token[], last: number): boolean {
  const [article, noun, verb] = [0, 1, 2].map((place) => flatAt(tokens, last + place))
  const isNoun = ['el', 'la', 'los', 'las', 'nuestra', 'nuestro'].includes(article ?? '') && noun !== ''
  return isNoun && ['fue', 'fueron', 'estuvo', 'estuvieron', 'salio', 'salieron'].includes(verb ?? '')
}

/** "lo del sábado", "comprados en octubre", "el domingo se nos cayó": a day that has been. */
export function isPastAround(tokens: readonly Token[], first: number, last: number): boolean {
  if (flatAt(tokens, last) === 'pasado') return true
  if (
    flatAt(tokens, first - 1) === 'lo' ||
    (flatAt(tokens, first - 2) === 'lo' && flatAt(tokens, first - 1) === 'de')
  )
    return true
  for (let place = first - 1; place >= Math.max(0, first - LOOK_BACK); place--) {
    if (['y', 'pero', 'asi', '.'].includes(flatAt(tokens, place))) break
    if (pastSigns.some((sign) => flatAt(tokens, place).startsWith(sign))) return true
  }
  if (isToldBefore(tokens, first)) return true
  // "los pedidos del sábado, salieron fríos"
  if (flatAt(tokens, first) === 'del' || flatAt(tokens, first - 1) === 'del') {
    const told = tokens[flatAt(tokens, last) === ',' ? last + 1 : last]
    if (told?.kind === 'word' && PAST_FORM.test(told.typed.toLowerCase())) return true
  }
  if (isToldAfter(tokens, last)) return true
  const next = tokens[last]
  if (next?.kind !== 'word' || !pastVerbs.has(next.flat)) return /(?:ó|aron|ieron)$/.test(next?.typed ?? '')
  return next.flat !== 'se' && next.flat !== 'abrimos' ? true : flatAt(tokens, last + 1) === 'nos'
}

const relativeDays = new Map([
  ['hoy', 0],
  ['manana', 1],
  ['ayer', -1],
  ['anoche', -1],
])

function relativeAt(
  tokens: readonly Token[],
  place: number,
  today: Day,
): { last: number; days: Day[] } | null {
  const word = flatAt(tokens, place)
  const next = flatAt(tokens, place + 1)
  if (word === 'pasado' && next === 'manana') return { last: place + 2, days: [addDays(today, 2)] }
  if (word === 'hoy' && next === 'mismo') return { last: place + 2, days: [today] }
  if (word === 'esta' && ['noche', 'tarde', 'manana'].includes(next))
    return { last: place + 2, days: [today] }
  const distance = relativeDays.get(word)
  if (distance === undefined) return null
  if (word === 'manana' && ['la', 'media', 'buena', 'de'].includes(flatAt(tokens, place - 1))) return null
  // "turno mañana de 7 a 13": the morning shift. "Un turno mañana a las 15" is tomorrow.
  if (word === 'manana' && flatAt(tokens, place - 1) === 'turno' && ['de', 'y', 'o', ''].includes(next))
    return null
  return { last: place + 1, days: [addDays(today, distance)] }
}

/** "de diciembre", "dic", "de diciembre de 2026". */
function monthAfter(
  tokens: readonly Token[],
  place: number,
): { last: number; month: number; year: number | null } | null {
  const from = flatAt(tokens, place) === 'de' ? place + 1 : place
  const month = monthOfShortWord(flatAt(tokens, from))
  if (month === null) return null
  const hasOf = ['de', 'del'].includes(flatAt(tokens, from + 1))
  const year = integerAt(tokens, hasOf ? from + 2 : from + 1)
  const hasYear = year !== null && year >= 2000 && year <= 2100
  return { last: hasYear ? from + (hasOf ? 3 : 2) : from + 1, month, year: hasYear ? year : null }
}

/** The day that is typed here, without the words that open a range. */
export function readDay(tokens: readonly Token[], first: number, today: Day): DayWords | null {
  const relative = relativeAt(tokens, first, today)
  const empty = {
    weekday: null,
    number: null,
    month: null,
    year: null,
    days: null,
    repeats: false,
    isPast: false,
  }
  if (relative) return { ...empty, last: relative.last, days: relative.days, isMarked: true, isThis: true }
  let place = first
  let repeats = false
  let isMarked = false
  let isThis = false
  while (articles.has(flatAt(tokens, place)) && place - first < 3) {
    const word = flatAt(tokens, place)
    repeats ||= word === 'los' || word === 'cada'
    isThis ||= word === 'este'
    isMarked ||= word !== 'la'
    place++
  }
  const slashed = SLASHED.exec(flatAt(tokens, place))
  const word = flatAt(tokens, place)
  const hasSigns =
    isMarked || tokens[place + 1]?.kind === 'number' || ['a', '-', 'y'].includes(flatAt(tokens, place + 1))
  const weekday = weekdayOfWord(word) ?? (hasSigns ? weekdayOfAbbreviation(word) : null)
  if (weekday !== null) {
    repeats ||= word === 'sabados' || word === 'domingos'
    place++
    if (flatAt(tokens, place) === 'proximo') place++
    if (flatAt(tokens, place) === 'que' && flatAt(tokens, place + 1) === 'viene') place += 2
    const isPast = isPastAround(tokens, first, place)
    if (flatAt(tokens, place) === 'pasado') place++
    const after = flatAt(tokens, place) === 'dia' ? place + 1 : place
    const dated = SLASHED.exec(flatAt(tokens, after))
    if (dated) return fromSlashes(dated, after + 1, weekday, isPast)
    const number = repeats ? null : dayNumberAt(tokens, after)
    if (number === null) return { ...empty, last: place, weekday, repeats, isMarked: true, isThis, isPast }
    const month = monthAfter(tokens, after + 1)
    return { ...empty, weekday, number, isPast, isThis, isMarked: true, last: after + 1, ...month }
  }
  if (slashed && (isMarked || slashed[3] !== undefined)) {
    return fromSlashes(slashed, place + 1, null, isPastAround(tokens, first, place + 1))
  }
  const number = dayNumberAt(tokens, place)
  if (number === null || repeats) return null
  const month = monthAfter(tokens, place + 1)
  const last = month?.last ?? place + 1
  return { ...empty, number, isMarked, isThis, isPast: isPastAround(tokens, first, last), last, ...month }
}

function fromSlashes(
  parts: RegExpExecArray,
  last: number,
  weekday: Weekday | null,
  isPast: boolean,
): DayWords | null {
  const [, day, month, year] = parts
  const fields = { weekday, number: Number(day), month: Number(month), year: year ? Number(year) : null }
  if (fields.number < 1 || fields.number > 31 || fields.month < 1 || fields.month > 12) return null
  return { ...fields, last, days: null, repeats: false, isMarked: true, isThis: false, isPast }
}

/** The days of the calendar; a missing month is that of the words after it. */
export function resolveDay(words: DayWords, today: Day, month: number | null): Day[] {
  if (words.days) return [...words.days]
  const ownMonth = words.month ?? month
  if (words.number !== null) {
    const day =
      ownMonth === null
        ? dayOfNumber(today, words.number, words.weekday, words.isPast)
        : dayOfMonth(today, words.number, ownMonth, words.year, words.isPast)
    return day ? [day] : []
  }
  if (words.weekday === null) return []
  if (words.isPast) return [lastWeekday(today, words.weekday)]
  return [nextWeekday(today, words.weekday, words.isThis)]
}
