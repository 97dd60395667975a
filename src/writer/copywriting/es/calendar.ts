import type { Day, Weekday } from '../../reading/brief-reading.ts'
import type { Scene } from '../grammar/grammar.ts'

export type Length = 'long' | 'short'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const shortWeekdays = ['dom.', 'lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.']
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const shortMonths = 'ene. feb. mar. abr. mayo jun. jul. ago. sept. oct. nov. dic.'.split(' ')
/** A day so far ahead needs its year. */
const DAYS_WITHOUT_YEAR = 300
const DAY_MS = 86_400_000

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)
const weekdayOf = (day: Day) => dateOf(day).getUTCDay() as Weekday

export const weekdayName = (day: Weekday, length: Length): string =>
  (length === 'long' ? weekdays : shortWeekdays)[day] ?? ''

/** "los martes", "los sábados". */
export const weekdayPlural = (day: Weekday): string => {
  const name = weekdays[day] ?? ''
  return name.endsWith('s') ? name : `${name}s`
}

export const listed = (items: readonly string[]): string => {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`
}

const numberOf = (day: Day) => String(dateOf(day).getUTCDate())

function yearOf(day: Day, { today }: Scene): string {
  const ahead = Math.abs(dateOf(day).getTime() - dateOf(today).getTime()) / DAY_MS
  return ahead > DAYS_WITHOUT_YEAR ? String(dateOf(day).getUTCFullYear()) : ''
}

function monthOf(day: Day, scene: Scene, length: Length): string {
  const place = dateOf(day).getUTCMonth()
  const year = yearOf(day, scene)
  if (length === 'short') return `${shortMonths[place] ?? ''}${year && ` ${year}`}`
  return `${months[place] ?? ''}${year && ` de ${year}`}`
}

type DayStyle = { length: Length; hasWeekday: boolean }

/** "jueves 26", "26". */
const dayWords = (day: Day, { length, hasWeekday }: DayStyle): string =>
  hasWeekday ? `${weekdayName(weekdayOf(day), length)} ${numberOf(day)}` : numberOf(day)

const withMonth = (words: string, day: Day, scene: Scene, length: Length) =>
  length === 'short'
    ? `${words} ${monthOf(day, scene, length)}`
    : `${words} de ${monthOf(day, scene, length)}`

/** "26 de noviembre", "jueves 26 de noviembre", "26 nov." */
export const calendarDay = (day: Day, scene: Scene, style: DayStyle): string =>
  withMonth(dayWords(day, style), day, scene, style.length)

const isOneMonth = (days: readonly Day[]) =>
  days.every((day) => day.slice(0, 7) === (days[0] ?? '').slice(0, 7))

/** "24 y el 31 de diciembre", or each with its month; the article of the first is left to the sentence. */
export function severalDays(
  days: readonly Day[],
  scene: Scene,
  style: DayStyle & { article: string },
): string {
  const { length, article } = style
  const last = days.at(-1) ?? ''
  const each = (words: string, place: number) => (place > 0 ? `${article}${words}` : words)
  if (!isOneMonth(days)) return listed(days.map((day, place) => each(calendarDay(day, scene, style), place)))
  return withMonth(listed(days.map((day, place) => each(dayWords(day, style), place))), last, scene, length)
}

/** "3 al 9 de mayo", "28 de noviembre al 3 de diciembre": `joint` is " al ", " y el ", " hasta el " or "–". */
export function span(
  days: readonly Day[],
  scene: Scene,
  { length, hasWeekday, joint }: DayStyle & { joint: string },
): string {
  const [from = '', to = from] = days
  const style = { length, hasWeekday }
  const first = isOneMonth([from, to]) ? dayWords(from, style) : calendarDay(from, scene, style)
  return `${first}${joint === '–' && !isOneMonth([from, to]) ? ' – ' : joint}${calendarDay(to, scene, style)}`
}

/** Whether the words name a weekday other than that of the day: then they are left as typed. */
export function contradicts(text: string, days: readonly Day[]): boolean {
  const typed = weekdays.flatMap((name, place) => (text.includes(name) ? [place] : []))
  return typed.some((weekday) => !days.some((day) => weekdayOf(day) === weekday))
}

export const namesWeekday = (text: string): boolean => weekdays.some((name) => text.includes(name))

const spellings: Readonly<Record<string, string>> = {
  miercoles: 'miércoles',
  sabado: 'sábado',
  sabados: 'sábados',
  dia: 'día',
  dias: 'días',
  proximo: 'próximo',
  ultimo: 'último',
  proxima: 'próxima',
  manana: 'mañana',
  sólo: 'solo',
  maximo: 'máximo',
  otono: 'otoño',
  mediodia: 'mediodía',
  setiembre: 'septiembre',
  lun: 'lunes',
  mie: 'miércoles',
  mié: 'miércoles',
  jue: 'jueves',
  vie: 'viernes',
  sab: 'sábado',
  sáb: 'sábado',
  dom: 'domingo',
}
const WORD = /\p{L}+\.?/gu

/** As typed, with names of days and missing accents written out, in small letters. */
export const mended = (text: string): string =>
  text
    .toLowerCase()
    .replace(WORD, (word) => {
      const bare = word.replace(/\.$/, '')
      return spellings[bare] ?? word
    })
    .replace(/ [&+] /g, ' y ')
