import { capitalized, uncapitalized } from '../../first-letter.ts'
import type { Day, Slot, Weekday } from '../../reading/brief-reading.ts'
import type { DateValue, Said, TimeValue, When } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { joined } from '../sentence.ts'

type Length = 'long' | 'short'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const monthFirst = new Set(['US', 'CA', 'PH'])
const RELATIVE = /^(?:(?:on|until|till|til|by|from|through|thru)\s)?(?:today|tonight|tomorrow|yesterday)\b/i
/** A day so far ahead needs its year. */
const DAYS_WITHOUT_YEAR = 300

/** Days that are named from today: "tomorrow". */
export const isRelative = (text: string): boolean => RELATIVE.test(text)

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)
const weekdayName = (day: Weekday, length: Length) =>
  length === 'long' ? (weekdays[day] ?? '') : (weekdays[day] ?? '').slice(0, 3)

export const isMonthFirst = ({ country }: Scene) => monthFirst.has(country)

function monthName(place: number, length: Length): string {
  const name = months[place] ?? ''
  return length === 'long' || name.length < 5 ? name : name === 'September' ? 'Sept' : name.slice(0, 3)
}

const listed = (items: readonly string[], length: Length, isChoice = false): string => {
  const joint = isChoice ? 'or' : length === 'long' ? 'and' : '&'
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`
}
const CHOICE = /\d(?:st|nd|rd|th)? or (?:the )?\d/i

/** "November 26" or "26 November", with its year if that is far away. */
function calendarDay(day: Day, scene: Scene, length: Length): string {
  const date = dateOf(day)
  const ahead = (date.getTime() - dateOf(scene.today).getTime()) / 86_400_000
  const [month, number] = [monthName(date.getUTCMonth(), length), date.getUTCDate()]
  const year = Math.abs(ahead) > DAYS_WITHOUT_YEAR ? date.getUTCFullYear() : null
  if (isMonthFirst(scene)) return year ? `${month} ${number}, ${year}` : `${month} ${number}`
  return year ? `${number} ${month} ${year}` : `${number} ${month}`
}

function withWeekday(day: Day, scene: Scene, length: Length): string {
  const name = weekdayName(dateOf(day).getUTCDay() as Weekday, length)
  return `${name}${isMonthFirst(scene) ? ',' : ''} ${calendarDay(day, scene, length)}`
}

/** "November 25 and 26", or each with its month. */
function severalDays(days: readonly Day[], text: string, scene: Scene, length: Length): string {
  const isChoice = CHOICE.test(text)
  const [first = ''] = days
  const isOneMonth = days.every((day) => day.slice(0, 7) === first.slice(0, 7))
  if (!isOneMonth)
    return listed(
      days.map((day) => calendarDay(day, scene, length)),
      length,
      isChoice,
    )
  const numbers = listed(
    days.map((day) => String(dateOf(day).getUTCDate())),
    length,
    isChoice,
  )
  const month = monthName(dateOf(first).getUTCMonth(), length)
  return isMonthFirst(scene) ? `${month} ${numbers}` : `${numbers} ${month}`
}

function span(days: readonly Day[], scene: Scene, length: Length): string {
  const [from = '', to = from] = days
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const [first, last] = [calendarDay(from, scene, length), calendarDay(to, scene, length)]
  const number = (day: Day) => String(dateOf(day).getUTCDate())
  if (length === 'short') {
    if (!isOneMonth) return `${first} – ${last}`
    return isMonthFirst(scene) ? `${first}–${number(to)}` : `${number(from)}–${last}`
  }
  if (!isOneMonth) return `from ${first} to ${last}`
  return isMonthFirst(scene) ? `from ${first} to ${number(to)}` : `from ${number(from)} to ${last}`
}

const names: readonly [RegExp, string][] = [
  [/\bmon(?:day)?\b/gi, 'Monday'],
  [/\btue(?:s|sday)?\b/gi, 'Tuesday'],
  [/\bwed(?:s|nesday)?\b/gi, 'Wednesday'],
  [/\bthu(?:r|rs|rsday)?\b/gi, 'Thursday'],
  [/\bfri(?:day)?\b/gi, 'Friday'],
  [/\bsat(?:urday)?\b/gi, 'Saturday'],
  [/\bsun(?:day)?\b/gi, 'Sunday'],
]

const MONTH_NAME =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g

/** As typed, with the names of days written out. */
const withNames = (text: string) =>
  names
    .reduce((rest, [name, whole]) => rest.replace(name, whole), text)
    .replace(/\btil+\b/gi, 'until')
    .replace(/\bthru\b/gi, 'through')
    .replace(MONTH_NAME, capitalized)
    .replace(/\b(until|by|before|through) (?=(?:end|middle|start) of\b)/gi, '$1 the ')

const PREPOSITION =
  /^(?:(?:only )?(?:on|until|till|til|by|before|through|thru|from|starting|between|this|next|every|in|for) )+/i
const hasNumber = (text: string) => /\d/.test(text)

const namesWeekday = (text: string) => names.some(([name]) => text.search(name) >= 0)

/** The day after "until" or "from": as a date if one was typed, with its weekday if that was typed too. */
function named(day: Day, text: string, scene: Scene, length: Length): string {
  if (!hasNumber(text)) return withNames(text).replace(PREPOSITION, '')
  return namesWeekday(text) ? withWeekday(day, scene, length) : calendarDay(day, scene, length)
}

/** Another weekday than the one that was typed: the day was misread, or the owner erred. */
const contradicts = (day: Day, text: string): boolean => {
  const typed = names.filter(([name]) => text.search(name) >= 0)
  return typed.length === 1 && typed[0]?.[1] !== weekdays[dateOf(day).getUTCDay()]
}

const FEWEST_IN_RUN = 3

/** "every day", "Monday to Friday": days that follow each other; null if they do not. */
function weekdayRun(days: readonly Weekday[], length: Length): string | null {
  if (days.length === 7) return 'every day'
  // Weeks begin on Monday.
  const sorted = [...days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const isRun = sorted.every((day, place) => place === 0 || (day + 7 - (sorted[place - 1] ?? 0)) % 7 === 1)
  if (days.length < FEWEST_IN_RUN || !isRun || first === undefined || last === undefined) return null
  return `${weekdayName(first, length)}${length === 'long' ? ' to ' : '–'}${weekdayName(last, length)}`
}

/** A date as part of a sentence, with the preposition it needs. */
export function datePhrase({ value, text }: Said<DateValue>, scene: Scene, length: Length): string {
  const { form, days } = value
  const [day = ''] = days
  const isTyped = form === 'words' || RELATIVE.test(text)
  if (form === 'every' && value.weekdays.length > 0) {
    const run = weekdayRun(value.weekdays, length)
    if (run !== null) return run
    const each = value.weekdays.map((weekday) => weekdayName(weekday, length))
    if (/^every /i.test(text) && each.length === 1 && length === 'long') return `every ${each[0]}`
    return length === 'short' && each.length > 1
      ? listed(each, 'short')
      : length === 'short'
        ? `${weekdayName(value.weekdays[0] ?? 0, 'long')}s`
        : `on ${listed(
            each.map((name) => `${name}s`),
            'long',
          )}`
  }
  if (isTyped || day === '' || contradicts(day, text)) return lowerStart(withNames(text))
  switch (form) {
    case 'on': {
      if (!hasNumber(text)) return onWeekday(text)
      const listed =
        days.length === 1 ? withWeekday(day, scene, length) : severalDays(days, text, scene, length)
      return length === 'short' ? listed : `on ${listed}`
    }
    case 'until':
      return `${/^(?:before|by)\b/i.exec(text)?.[0].toLowerCase() ?? untilWord(scene, length)} ${named(day, text, scene, length)}`
    case 'from':
      return `${/^start/i.test(text) ? 'starting' : 'from'} ${named(day, text.replace(/^start\w* /i, ''), scene, length)}`
    case 'between':
      return hasNumber(text) ? span(days, scene, length) : lowerStart(withNames(text))
    case 'month':
      return `${/^all\b/i.test(text) ? 'all of' : 'in'} ${monthName(dateOf(day).getUTCMonth(), 'long')}`
    default:
      return lowerStart(withNames(text))
  }
}

const untilWord = (scene: Scene, length: Length) =>
  isMonthFirst(scene) && length === 'long' ? 'through' : 'until'
const lowerStart = (text: string) =>
  /^(?:On|Until|Till|By|From|This|Next|Every|In|All|Today|Tonight|Tomorrow)\b/.test(text)
    ? uncapitalized(text)
    : text

function onWeekday(text: string): string {
  const typed = lowerStart(withNames(text))
  return /^(?:on|this|next|every|all|over|in|at|for)\b| to |–/i.test(typed) ? typed : `on ${typed}`
}

function hour(time: string, scene: Scene): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours === 12 && minutes === 0) return 'noon'
  if (hours === 0 && minutes === 0) return 'midnight'
  const shown = `${hours % 12 === 0 ? 12 : hours % 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  const half = hours < 12 ? 'AM' : 'PM'
  return isMonthFirst(scene) ? `${shown} ${half}` : `${shown}${half.toLowerCase()}`
}

export function timePhrase({ value }: Said<TimeValue>, scene: Scene, length: Length): string {
  const from = hour(value.from, scene)
  const to = value.to ? hour(value.to, scene) : null
  if (value.form === 'between' && to) return length === 'short' ? `${from} – ${to}` : `from ${from} to ${to}`
  const preposition = value.form === 'between' ? 'from' : value.form
  return length === 'short' && preposition === 'at' ? from : `${preposition} ${from}`
}

/** All dates and times as one adverbial: "on Tuesdays and Wednesdays through December 10". Empty without any. */
export function whenPhrase(
  { dates, times }: When,
  scene: Scene,
  length: Length,
  { isOnly = false, words = '' }: { isOnly?: boolean; words?: string } = {},
): string {
  const order = { every: 0, on: 1, words: 1, month: 2, between: 3, from: 4, until: 5 }
  const sorted = [...dates].sort((a, b) => order[a.value.form] - order[b.value.form])
  const said = [
    ...sorted.map((date, place) => datePhrase(date, scene, length) + (isOnly && place === 0 ? ' only' : '')),
  ].join(' ')
  const hours = times.map((time) => timePhrase(time, scene, length)).join(' ')
  // "until midnight Sunday" is the end, not the day.
  if (ENDS_ON_DAY.test(words) && times[0]?.value.form === 'until' && dates[0]?.value.form === 'on')
    return `${hours} ${said}`
  // Not "from January 12 from 7 PM".
  if (/\bfrom\b/.test(said) && /^from /.test(hours)) return `${said}, ${hours.slice(5)}`
  return joined([said, hours], length === 'short' && /^\d|^noon/.test(hours) ? ', ' : ' ')
}

const ENDS_ON_DAY =
  /\b(?:until|till|til) (?:midnight|noon|\d{1,2}(?:[:.]\d\d)? ?[ap]m),? (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow)/i

const isDateWord = (word: string) =>
  /\d/.test(word) ||
  word === 'the' ||
  word === 'weds' ||
  months.some((month) => word.length > 2 && month.toLowerCase().startsWith(word)) ||
  weekdays.some((day) => word.length > 2 && day.toLowerCase().startsWith(word))

/** What stands before the date itself: "only until ", "starts ". */
function startOf(text: string): string {
  const words = text.split(' ')
  const end = words.findIndex((word) => isDateWord(word.toLowerCase().replace(/[.,]$/, '')))
  return end > 0 ? `${words.slice(0, end).join(' ')} ` : ''
}

const DAYS_OF_LAST_WEEKS = 40
/** More likely a day that was misread than news. */
const isLongPast = (day: Day, { today }: Scene) =>
  dateOf(today).getTime() - dateOf(day).getTime() > DAYS_OF_LAST_WEEKS * 86_400_000

/** See `Grammar.restate`. */
export function restateSlot(slot: Slot, scene: Scene, length: Length): string | null {
  const { value, text } = slot
  if (value.type === 'time') {
    const start = /^(?:at|around|until|till?|by|from|between|after|before) /i.exec(text)?.[0] ?? ''
    const from = hour(value.from, scene)
    if (value.to)
      return /^between/i.test(text)
        ? `between ${from} and ${hour(value.to, scene)}`
        : `${start ? 'from ' : ''}${from} to ${hour(value.to, scene)}`
    return `${start.toLowerCase().replace(/^till?(?= )/, 'until')}${from}`
  }
  if (value.type !== 'date') return null
  const [day = ''] = value.days
  if (value.form === 'month' && /^in /i.test(text) && !hasNumber(text))
    return `in ${monthName(dateOf(day).getUTCMonth(), length)}`
  if (
    !hasNumber(text) ||
    day === '' ||
    RELATIVE.test(text) ||
    isLongPast(day, scene) ||
    contradicts(day, text)
  ) {
    const named = withNames(text)
    return named === text ? null : named
  }
  const start = startOf(text).replace(/\b(?:till|til) /i, 'until ')
  switch (value.form) {
    case 'on':
    case 'until':
    case 'from': {
      const one = namesWeekday(text) ? withWeekday(day, scene, length) : calendarDay(day, scene, length)
      return `${start}${value.days.length === 1 ? one : severalDays(value.days, text, scene, length)}`
    }
    case 'between':
      return span(value.days, scene, length)
    default:
      return null
  }
}
