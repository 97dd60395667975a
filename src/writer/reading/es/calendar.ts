import type { Day, Weekday } from '../brief-reading.ts'

const DAY_MS = 86_400_000
/** A day without a month is in the near future. */
const MONTHS_AHEAD = 13

export const weekdayNames = [
  'domingo',
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
] as const

const weekdayByWord = new Map<string, Weekday>([
  ...weekdayNames.map((name, day) => [name, day as Weekday] as const),
  ['domingos', 0],
  ['sabados', 6],
])
const weekdayByAbbreviation = new Map<string, Weekday>([
  ['dom', 0],
  ['lun', 1],
  ['mar', 2],
  ['mie', 3],
  ['mier', 3],
  ['jue', 4],
  ['vie', 5],
  ['sab', 6],
])

const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const monthByWord = new Map([
  ...monthNames.map((name, place) => [name, place + 1] as const),
  ['setiembre', 9],
])
const monthByAbbreviation = new Map(
  'ene feb mar abr may jun jul ago sep oct nov dic'
    .split(' ')
    .map((name, place) => [name, place + 1] as const),
)

export const weekdayOfWord = (word: string): Weekday | null => weekdayByWord.get(word) ?? null
export const weekdayOfAbbreviation = (word: string): Weekday | null => weekdayByAbbreviation.get(word) ?? null
export const monthOfWord = (word: string): number | null => monthByWord.get(word) ?? null
/** Only after a day: "10 dic". */
export const monthOfShortWord = (word: string): number | null =>
  monthByWord.get(word) ?? monthByAbbreviation.get(word) ?? (word === 'sept' ? 9 : null)

const parse = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const format = (date: Date): Day => date.toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day =>
  format(new Date(parse(day).getTime() + count * DAY_MS))

export const weekdayOf = (day: Day): Weekday => parse(day).getUTCDay() as Weekday

/** The first such weekday from today on, or after today. */
export function nextWeekday(today: Day, weekday: Weekday, mayBeToday: boolean): Day {
  const distance = (weekday - weekdayOf(today) + 7) % 7
  return addDays(today, distance === 0 && !mayBeToday ? 7 : distance)
}

export const lastWeekday = (today: Day, weekday: Weekday): Day =>
  addDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7))

/** Null where the month has no such day. */
function makeDay(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? format(date) : null
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))
const monthOf = (day: Day): number => Number(day.slice(5, 7))

/** The next such day from today on, or the last one before it. */
export function dayOfMonth(
  today: Day,
  day: number,
  month: number,
  year: number | null,
  isPast: boolean,
): Day | null {
  if (year !== null) return makeDay(year < 100 ? 2000 + year : year, month, day)
  const own = makeDay(yearOf(today), month, day)
  if (own && (isPast ? own <= today : own >= today)) return own
  return makeDay(yearOf(today) + (isPast ? -1 : 1), month, day)
}

/** The next day with this number; with a weekday, the next one that falls on it. */
export function dayOfNumber(today: Day, day: number, weekday: Weekday | null, isPast: boolean): Day | null {
  let nearest: Day | null = null
  for (let distance = 0; distance < MONTHS_AHEAD; distance++) {
    const months = monthOf(today) - 1 + (isPast ? -distance : distance)
    const made = makeDay(yearOf(today) + Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, day)
    if (!made || (isPast ? made > today : made < today)) continue
    nearest ??= made
    if (weekday === null || weekdayOf(made) === weekday) return made
  }
  return nearest
}

/** The first day of the next such month (this one counts), or of the last one. */
export function firstOfMonth(today: Day, month: number, isPast: boolean): Day {
  const isLater = month >= monthOf(today)
  const year = yearOf(today) + (isPast ? (month > monthOf(today) ? -1 : 0) : isLater ? 0 : 1)
  return `${year}-${String(month).padStart(2, '0')}-01`
}
