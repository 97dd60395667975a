import { addMonths, dateInMonth, weekAround, weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Day } from '../brief-reading.ts'

/** How far a day without its year may lie back. */
const MOST_DAYS_BACK = 180

const two = (number: number): string => String(number).padStart(2, '0')

/** This weekday, today or later. */
export const nextWeekday = (today: Day, weekday: number): Day =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7)

/** "next Tuesday" is the one of next week, Monday to Sunday. */
export const weekdayOfNextWeek = (today: Day, weekday: number): Day =>
  addDays(weekAround(today).from, 7 + ((weekday + 6) % 7))

/** The day of a month: the next one, or the last one if the brief tells of the past. */
export function dayOfMonth(month: number, day: number, today: Day, isPast: boolean): Day {
  const year = Number(today.slice(0, 4))
  const inYear = (which: number): Day => dateInMonth(`${which}-${two(month)}`, `0000-00-${two(day)}`)
  const current = inYear(year)
  if (isPast) {
    const past = current <= today ? current : inYear(year - 1)
    // Nobody tells of a day eleven months ago without its year.
    if (past >= addDays(today, -MOST_DAYS_BACK)) return past
  }
  // "all november" on the 17th is the one that runs.
  const isRunning = day === 1 && current.slice(0, 7) === today.slice(0, 7)
  return current >= today || isRunning ? current : inYear(year + 1)
}

const DAYS_AHEAD = 62

/** The next 24th that is a Thursday; null if none is near. */
function dayOnWeekday(day: number, weekday: number, today: Day): Day | null {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead)
    if (Number(date.slice(8)) === day && weekdayOf(date) === weekday) return date
  }
  return null
}

/** "the 24th": the next one; "thursday 24th": the next one on a Thursday, if that is near. */
export function nearestDay(day: number, today: Day, weekday: number | null = null): Day {
  const onWeekday = weekday === null ? null : dayOnWeekday(day, weekday, today)
  if (onWeekday !== null) return onWeekday
  const month = today.slice(0, 7)
  const current = dateInMonth(month, `0000-00-${two(day)}`)
  return current >= today ? current : dateInMonth(addMonths(month, 1), `0000-00-${two(day)}`)
}

const holidays: readonly [words: string, month: number, day: number][] = [
  ["new year's eve", 12, 31],
  ['new years eve', 12, 31],
  ["new year's day", 1, 1],
  ['new years day', 1, 1],
  ['christmas eve', 12, 24],
  ['christmas day', 12, 25],
  ['boxing day', 12, 26],
  ["valentine's day", 2, 14],
  ['valentines day', 2, 14],
  ['xmas eve', 12, 24],
  ['xmas day', 12, 25],
  ['nye', 12, 31],
  ['new year', 1, 1],
  ['christmas', 12, 25],
  ['xmas', 12, 25],
  ['halloween', 10, 31],
  ['valentines', 2, 14],
]

/** Thanksgiving is the fourth Thursday of November; the others are counted from it or like it. */
function movingHolidays(year: string): readonly (readonly [words: string, day: Day])[] {
  const thanksgiving = addDays(nextWeekday(`${year}-11-01`, 4), 21)
  return [
    ['thanksgiving day', thanksgiving],
    ['thanksgiving', thanksgiving],
    ['black friday', addDays(thanksgiving, 1)],
    ['small business saturday', addDays(thanksgiving, 2)],
    ['cyber monday', addDays(thanksgiving, 4)],
    ['labor day', nextWeekday(`${year}-09-01`, 1)],
    ['memorial day', nextWeekday(`${year}-05-25`, 1)],
  ]
}

/** A holiday with a fixed day at the beginning of these words. */
export function holidayOn(words: readonly string[], today: Day): { day: Day; words: number } | null {
  const said = `${words.join(' ')} `
  const found = holidays.find(([name]) => said.startsWith(`${name} `))
  if (!found) {
    const years = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)]
    const moving = years
      .flatMap(movingHolidays)
      .find(([name, day]) => said.startsWith(`${name} `) && day >= today)
    return moving ? { day: moving[1], words: moving[0].split(' ').length } : null
  }
  const [name, month, day] = found
  return { day: dayOfMonth(month, day, today, false), words: name.split(' ').length }
}
