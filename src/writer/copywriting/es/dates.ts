import type { Slot, Weekday } from '../../reading/brief-reading.ts'
import type { DateValue, Said, When } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import {
  calendarDay,
  contradicts,
  type Length,
  listed,
  mended,
  namesWeekday,
  severalDays,
  span,
  weekdayName,
  weekdayPlural,
} from './calendar.ts'
import { restatePrice } from './money.ts'
import { restateTime, timePhrase } from './times.ts'

/** Words before the day itself; with any other word the date stays as typed. */
const leadWords = new Set(
  `solo solamente únicamente hasta antes de del desde a partir al como máximo para este el la los las día días próximo próximos
  finde fin semana entre en por durante todos cada`.split(/\s+/),
)
const RELATIVE = /(?<!\p{L})(?:hoy|mañana|ayer|anoche|esta (?:noche|tarde|mañana)|pasado mañana)(?!\p{L})/u
const DAY_START = /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|\d)/u
const hasNumber = (text: string) => /\d/.test(text)

/** "hasta el" of "hasta el domingo 22"; null if there are words that belong to something else. */
function leadOf(text: string): string | null {
  const start = DAY_START.exec(text)?.index ?? 0
  const words = text.slice(0, start).trim()
  if (words === '') return ''
  return words.split(' ').every((word) => leadWords.has(word)) ? words : null
}

const joinLead = (lead: string, words: string) => (lead === '' ? words : `${lead} ${words}`)
const withoutDayWord = (lead: string) => lead.replace(/ ?día$/, '')

/** Weekdays that repeat. `isPhrase` adds the article that a sentence needs. */
function everyPhrase(days: readonly Weekday[], text: string, length: Length, isPhrase: boolean): string {
  const isSpan = /(?<!\p{L})a(?!\p{L})|-|–|hasta/u.test(text)
  const isNamed = namesWeekday(text)
  if (!isNamed) return text
  const [first, last] = [days[0], days.at(-1)]
  if (isSpan && first !== undefined && last !== undefined) {
    const only = text.startsWith('solo ') ? 'solo ' : ''
    const [from, to] = [weekdayName(first, length), weekdayName(last, length)]
    return length === 'short' ? `${only}${from} a ${to}` : `${only}de ${from} a ${to}`
  }
  if (length === 'short') {
    const only = text.startsWith('solo ') ? 'solo ' : ''
    const every = days.length === 1 ? weekdayPlural(days[0] ?? 0) : null
    return `${only}${every ?? listed(days.map((day) => weekdayName(day, 'short')))}`
  }
  const lead = leadOf(text)
  if (lead === null) return text
  if (lead === '') return isPhrase ? `los ${listed(days.map(weekdayPlural))}` : text
  return /los$/.test(lead) ? joinLead(lead, listed(days.map(weekdayPlural))) : text
}

/** A day with a number, rebuilt with the preposition that was typed. */
function numbered(
  { value, text }: Said<DateValue>,
  lead: string,
  scene: Scene,
  length: Length,
  isPhrase: boolean,
): string {
  const { form, days } = value
  const hasWeekday = namesWeekday(text)
  const [day = ''] = days
  const only = lead.startsWith('solo ') ? 'solo ' : ''
  if (form === 'between') {
    const kind = /entre/.test(lead) ? 'entre' : /desde/.test(lead) ? 'desde' : 'del'
    const joint = { entre: ' y el ', desde: ' hasta el ', del: ' al ' }[kind]
    const isDash = length === 'short' && isPhrase && !hasWeekday && kind === 'del'
    const words = span(days, scene, { length, hasWeekday, joint: isDash ? '–' : joint })
    if (isDash) return `${only}${words}`
    return `${only}${kind === 'del' ? 'del' : `${kind} el`} ${words}`
  }
  const start = withoutDayWord(lead)
  if (days.length > 1) {
    const isBare = (length === 'short' && isPhrase) || /(?:días|del|de los)$/.test(lead)
    const article = isBare ? '' : 'el '
    const all = severalDays(days, scene, { length, hasWeekday, article })
    // "No abrimos el 6 ni el 8."
    return joinLead(lead, / ni /u.test(text) ? all.replace(/ y (?=[^y]*$)/u, ' ni ') : all)
  }
  return joinLead(start, calendarDay(day, scene, { length, hasWeekday }))
}

function restateDate(said: Said<DateValue>, scene: Scene, length: Length, isPhrase: boolean): string {
  const text = mended(said.text).trim()
  const { form, days, weekdays } = said.value
  if (form === 'every') return everyPhrase(weekdays, text, length, isPhrase)
  const isLeftAsTyped =
    form === 'words' ||
    form === 'month' ||
    days.length === 0 ||
    RELATIVE.test(text) ||
    contradicts(text, days)
  const lead = leadOf(text)
  const needsArticle = isPhrase && lead === '' && form !== 'between'
  if (isLeftAsTyped || lead === null) return text
  // "Promo del martes" leaves "el martes" to be said, and "peña del sábado 5" leaves "el sábado 5".
  if (isPhrase && form === 'on' && days.length === 1 && /^del \p{L}+(?: \d|$)/u.test(text))
    return restateDate({ ...said, text: text.replace('del', 'el') }, scene, length, isPhrase)
  if (!hasNumber(text)) return needsArticle && DAY_START.test(text) ? `el ${text}` : text
  const isShort = length === 'short'
  // In pictures "jue. 26 nov." needs no article; "hasta el 26 nov." does.
  const started = isShort && isPhrase && /^(?:el|los)?(?: ?días?)?$/.test(lead) ? '' : lead
  const words = numbered({ value: said.value, text }, started, scene, length, isPhrase)
  return needsArticle && !isShort ? `el ${words}` : words
}

/** A date as part of a sentence, with the article or preposition it needs. */
export const datePhrase = (said: Said<DateValue>, scene: Scene, length: Length): string =>
  restateDate(said, scene, length, true)

const order = { every: 0, on: 1, words: 1, month: 2, between: 3, from: 5, until: 5 }
const TIMES = 4

/** All dates and times as one adverbial: "los martes y miércoles hasta el 10 de diciembre". Empty without any. */
export function whenPhrase({ dates, times }: When, scene: Scene, length: Length): string {
  const hasDay = dates.some(({ value }) => order[value.form] < TIMES)
  const parts = [
    ...dates.map((date) => ({ at: order[date.value.form], text: datePhrase(date, scene, length) })),
    ...times.map((time) => ({ at: hasDay ? TIMES : TIMES + 2, text: timePhrase(time, scene, length) })),
  ]
  return (
    parts
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(' ')
      // Both name the same day.
      .replace(/^((?:solo )?(?:hoy|mañana)) el (\p{L}{5,9})(?= a las| de \d| \d|$)/u, '$1, $2')
  )
}

/** See `Grammar.restate`. */
export function restateSlot({ value, text }: Slot, scene: Scene, length: Length): string | null {
  if (value.type === 'time') return restateTime({ value, text }, scene, length)
  if (value.type === 'price' || value.type === 'offer') return restatePrice(text, value, scene)
  if (value.type !== 'date') return null
  return restateDate({ value, text }, scene, length, false)
}
