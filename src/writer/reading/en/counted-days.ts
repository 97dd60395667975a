import { addMonths, lastDayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Day } from '../brief-reading.ts'
import { dayOfMonth, nextWeekday } from './calendar.ts'
import { afterDay, type DateValue, dayAnnouncers, inWords, on } from './date-words.ts'
import { months, weekdays } from './words.ts'

/** The word at a place of the text, in lower case; empty beyond its ends. */
export type LowerAt = (place: number) => string
type Found = { value: DateValue; next: number }

const WEEK = 7
const places = ['first', 'second', 'third', 'fourth']
const counts: ReadonlyMap<string, number> = new Map(
  'a:1 one:1 two:2 three:3 four:4 couple:2'.split(' ').map((entry) => {
    const [word = '', count] = entry.split(':')
    return [word, Number(count)]
  }),
)
const countOf = (word: string): number | undefined =>
  counts.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined)

/** The first or last such weekday of a month, YYYY-MM. */
function weekdayInMonth(month: string, weekday: number, place: number | 'last'): Day | null {
  if (place === 'last') return addDays(nextWeekday(addDays(lastDayOf(month), 1), weekday), -WEEK)
  const day = addDays(nextWeekday(`${month}-01`, weekday), place * WEEK)
  return day.startsWith(month) ? day : null
}

/** "first saturday in december", "last friday of the month"; every month has no single day. */
function placedWeekday(lower: LowerAt, place: number, today: Day): Found | null {
  const start = lower(place) === 'the' ? place + 1 : place
  const named = places.indexOf(lower(start))
  const which = lower(start) === 'last' ? 'last' : named
  const weekday = weekdays.get(lower(start + 1))
  if (which === -1 || weekday === undefined || !/^(?:in|of)$/.test(lower(start + 2))) return null
  const skip = /^(?:the|this|next|every|each)$/.test(lower(start + 3)) ? 1 : 0
  const word = lower(start + 3 + skip)
  const next = start + 4 + skip
  const month = months.get(word)
  if (word === 'month' && /^(?:every|each)$/.test(lower(start + 3))) return { value: inWords, next }
  if (month === undefined && word !== 'month') return null
  const current = month ? dayOfMonth(month, 1, today, false).slice(0, 7) : today.slice(0, 7)
  const isNext = month === undefined && lower(start + 3) === 'next'
  const day = weekdayInMonth(isNext ? addMonths(current, 1) : current, weekday, which)
  const meant =
    day && day < today && month === undefined ? weekdayInMonth(addMonths(current, 1), weekday, which) : day
  return meant ? { value: on([meant]), next } : null
}

/** "a week on saturday", "two weeks from friday", "a week tomorrow". */
function weeksFrom(lower: LowerAt, place: number, today: Day): Found | null {
  const count = countOf(lower(place))
  // "good for two weeks from today" is a span.
  if (count === undefined || !/^weeks?$/.test(lower(place + 1)) || lower(place - 1) === 'for') return null
  const skip = /^(?:on|from|this)$/.test(lower(place + 2)) ? 1 : 0
  const word = lower(place + 2 + skip)
  const weekday = weekdays.get(word)
  const next = place + 3 + skip
  if (weekday !== undefined && skip === 1)
    return { value: on([addDays(nextWeekday(today, weekday), count * WEEK)]), next }
  const near = word === 'today' ? 0 : word === 'tomorrow' ? 1 : -1
  return near === -1 ? null : { value: on([addDays(today, near + count * WEEK)]), next }
}

/** "in two weeks", "for the next 3 days": too loose for a day of the calendar. */
function looseSpan(lower: LowerAt, place: number): Found | null {
  const isNext =
    /^(?:for|over)$/.test(lower(place)) && lower(place + 1) === 'the' && lower(place + 2) === 'next'
  if (!isNext && lower(place) !== 'in') return null
  const at = isNext ? place + 3 : place + 1
  const isCounted = countOf(lower(at)) !== undefined || lower(at) === 'few'
  return isCounted && /^(?:days?|weeks?|fortnight|months?)$/.test(lower(at + 1))
    ? { value: inWords, next: at + 2 }
    : null
}

/** A day that is counted from another: "the day after tomorrow", "friday week", "the first saturday in december". */
export function readCountedDay(lower: LowerAt, place: number, today: Day): Found | null {
  const start = lower(place) === 'the' ? place + 1 : place
  if (lower(start) === 'day' && lower(start + 1) === 'after' && lower(start + 2) === 'tomorrow')
    return { value: on([addDays(today, 2)]), next: start + 3 }
  const weekday = weekdays.get(lower(place))
  if (weekday !== undefined && lower(place + 1) === 'week' && !/^(?:of|long)$/.test(lower(place + 2)))
    return { value: on([addDays(nextWeekday(today, weekday), WEEK)]), next: place + 2 }
  return placedWeekday(lower, place, today) ?? weeksFrom(lower, place, today) ?? looseSpan(lower, place)
}

/** After "end of": the last day of a month, the year or the week. */
export function readEndOf(lower: LowerAt, place: number, today: Day): Found | null {
  const skip = lower(place) === 'the' || lower(place) === 'this' ? 1 : 0
  const word = lower(place + skip)
  const month = months.get(word)
  const until = (day: Day): Found => ({
    value: { type: 'date', form: 'until', days: [day], weekdays: [] },
    next: place + skip + 1,
  })
  if (month) return until(lastDayOf(dayOfMonth(month, 1, today, false).slice(0, 7)))
  if (word === 'month') return until(lastDayOf(today.slice(0, 7)))
  if (word === 'year') return until(`${today.slice(0, 4)}-12-31`)
  return word === 'week' ? until(nextWeekday(today, 0)) : null
}

/** "2nd pair", "3rd location": counts things, not days. */
export function isCounted(lower: LowerAt, place: number, next: number): boolean {
  const before = lower(place - 1) === 'the' ? lower(place - 2) : lower(place - 1)
  const isAnnounced = dayAnnouncers.has(before) || dayAnnouncers.has(lower(place - 1)) || weekdays.has(before)
  return /^[a-z]/.test(lower(next)) && !afterDay.has(lower(next)) && !isAnnounced
}
