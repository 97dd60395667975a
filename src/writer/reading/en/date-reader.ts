import { lastDayOf, weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Day, ReadingContext, Weekday } from '../brief-reading.ts'
import type { Token } from '../tokens.ts'
import { dayOfMonth, holidayOn, nearestDay, nextWeekday, weekdayOfNextWeek } from './calendar.ts'
import { isCounted, readCountedDay, readEndOf } from './counted-days.ts'
import {
  articles,
  beforeHolidays,
  between,
  betweenWeekdayAndDay,
  type DateValue,
  every,
  everyWeekday,
  fromWords,
  inWords,
  isDayNumber,
  isOrdinal,
  joints,
  on,
  onWords,
  ranges,
  untilWords,
  verbsAfterMay,
} from './date-words.ts'
import { isPastAround } from './past-tense.ts'
import { months, repeatedWeekdays, weekdays } from './words.ts'

type Found = { value: DateValue; next: number }

const MOST_PARTS = 7
/** Nobody lists three weekdays of one week. */
const MANY_DAYS = 3
/** "tues & thurs evenings": every week. */
const PARTS_OF_DAYS = /^(?:mornings|afternoons|evenings|nights|lunchtimes)$/

/** Reads one date from the tokens of a text. */
export class DateReader {
  readonly #tokens: readonly Token[]
  readonly #context: ReadingContext

  constructor(tokens: readonly Token[], context: ReadingContext) {
    this.#tokens = tokens
    this.#context = context
  }

  #lower = (place: number): string => this.#tokens[place]?.lower ?? ''

  /** A date that begins at a token, with the words that belong to it. */
  read(place: number): Found | null {
    const word = this.#lower(place)
    const counted = readCountedDay(this.#lower, place, this.#context.today)
    if (counted) return counted
    if (word === 'up' && this.#lower(place + 1) === 'to') return this.#open(place + 2, 'until')
    if (word === 'now' && untilWords.has(this.#lower(place + 1))) return this.#open(place + 2, 'until')
    if (word === 'as' && this.#lower(place + 1) === 'of') return this.#open(place + 2, 'from')
    const [range, last] = [this.#lower(place + 1), this.#tokens[place + 2]?.text]
    if (this.#tokens[place]?.text === 'M' && ranges.has(range) && last === 'F') {
      return { value: every(everyWeekday.slice(1, 6)), next: place + 3 }
    }
    if (untilWords.has(word)) return this.#open(place + 1, 'until')
    if (fromWords.has(word)) return this.#open(place + 1, 'from')
    if (word === 'every' || word === 'each') return this.#repeated(place + 1)
    if (word === 'all' || word === 'in') return this.#whole(place + 1, word)
    if (word === 'end' && this.#lower(place + 1) === 'of')
      return readEndOf(this.#lower, place + 2, this.#context.today)
    if (beforeHolidays.has(this.#lower(place - 1))) {
      const holiday = this.#holiday(place)
      if (holiday) return holiday
    }
    return this.#core(place)
  }

  #open(place: number, form: 'until' | 'from'): Found | null {
    const after = onWords.has(this.#lower(place)) && this.#lower(place) === 'the' ? place + 1 : place
    if (this.#lower(after) === 'end' && this.#lower(after + 1) === 'of') {
      return form === 'until' ? readEndOf(this.#lower, after + 2, this.#context.today) : null
    }
    const core = this.#core(place) ?? this.#holiday(place)
    if (!core) return null
    const { form: found, days, weekdays: repeated } = core.value
    // "from Monday to Friday" is the range alone.
    if (found === 'between' || found === 'every' || found === 'words') return core
    const [day] = form === 'until' ? days.slice(-1) : days
    if (found === 'month')
      return { ...core, value: { type: 'date', form, days: this.#monthEdge(days[0], form), weekdays: [] } }
    return { ...core, value: { type: 'date', form, days: day ? [day] : [], weekdays: repeated } }
  }

  #monthEdge(first: Day | undefined, form: 'until' | 'from'): Day[] {
    if (!first) return []
    return [form === 'from' ? first : lastDayOf(first.slice(0, 7))]
  }

  #repeated(place: number): Found | null {
    const skip = this.#lower(place) === 'other' || this.#lower(place) === 'single' ? 1 : 0
    const word = this.#lower(place + skip)
    if (word === 'day') return { value: every(everyWeekday), next: place + skip + 1 }
    if (/^(?:morning|afternoon|evening|night|week|weekend|month)$/.test(word)) {
      return { value: word === 'weekend' ? every([6, 0]) : inWords, next: place + skip + 1 }
    }
    // "every first sunday" is one of many.
    if (/^(?:first|second|third|fourth|last)$/.test(word) && weekdays.has(this.#lower(place + 1)))
      return { value: inWords, next: place + 2 }
    const list = this.#weekdayList(place + skip)
    return list && { value: every(list.days), next: list.next }
  }

  /** "all november", "in december", "all week". */
  #whole(place: number, opener: string): Found | null {
    const { today } = this.#context
    const word = this.#lower(place)
    const month = months.get(word)
    if (month && !(word === 'may' && opener === 'all')) {
      if (isDayNumber(this.#tokens[place + 1])) return null
      return {
        value: this.#month(dayOfMonth(month, 1, today, isPastAround(this.#lower, place, place + 1))),
        next: place + 1,
      }
    }
    if (word === 'of' && opener === 'all') return this.#whole(place + 1, opener)
    if (opener === 'in') return null
    if (word === 'weekend') return this.#weekend(place + 1)
    if (word === 'month') return { value: this.#month(`${today.slice(0, 7)}-01`), next: place + 1 }
    if (/^(?:day|week|year|summer|winter|spring|autumn|season|evening|night)$/.test(word)) {
      const isLong = this.#lower(place + 1) === 'long'
      return { value: inWords, next: place + (isLong ? 2 : 1) }
    }
    return null
  }

  #month = (first: Day): DateValue => ({ type: 'date', form: 'month', days: [first], weekdays: [] })

  #weekend(next: number): Found {
    const saturday = nextWeekday(this.#context.today, 6)
    return { value: on([saturday, addDays(saturday, 1)]), next }
  }

  /** Says something already by itself, without until or from. */
  #core(place: number): Found | null {
    const { today } = this.#context
    const word = this.#lower(place)
    if (onWords.has(word)) return this.#afterSmallWord(place)
    if (/^(?:today|tonight|tonite|2day|2nite)(?:['’]?s)?$/.test(word))
      return { value: on([today]), next: place + 1 }
    if (/^(?:tomorrow|tmrw|tmw|tmr|tomoz)(?:['’]?s)?$/.test(word)) {
      return { value: on([addDays(today, 1)]), next: place + 1 }
    }
    if (/^yesterday(?:['’]?s)?$/.test(word)) return { value: on([addDays(today, -1)]), next: place + 1 }
    if (word === 'weekends') return { value: every([6, 0]), next: place + 1 }
    if (word === 'weekdays') return { value: every([1, 2, 3, 4, 5]), next: place + 1 }
    if (word === 'daily') return { value: every(everyWeekday), next: place + 1 }
    return this.#numeric(place) ?? this.#dayAndMonth(place) ?? this.#weekdays(place) ?? this.#ordinal(place)
  }

  #afterSmallWord(place: number): Found | null {
    const { today } = this.#context
    const [word, next] = [this.#lower(place), this.#lower(place + 1)]
    if (next === 'weekend') {
      if (word === 'next') {
        const saturday = addDays(nextWeekday(today, 6), 7)
        return { value: on([saturday, addDays(saturday, 1)]), next: place + 2 }
      }
      return word === 'last' ? null : this.#weekend(place + 2)
    }
    if (word === 'this' && /^(?:morning|afternoon|evening)$/.test(next))
      return { value: on([today]), next: place + 2 }
    if (next === 'week') return word === 'the' || word === 'on' ? null : { value: inWords, next: place + 2 }
    if (word === 'last' && /^(?:night|nite)(?:['’]?s)?$/.test(next))
      return { value: on([addDays(today, -1)]), next: place + 2 }
    if (next === 'month' && (word === 'this' || word === 'next')) {
      const first = `${today.slice(0, 7)}-01`
      return {
        value: this.#month(word === 'this' ? first : addDays(lastDayOf(first.slice(0, 7)), 1)),
        next: place + 2,
      }
    }
    const named = word === 'next' || word === 'last' ? this.#weekdayList(place + 1) : null
    if (named && !named.isRepeated) {
      const dayOf = (day: Weekday): Day =>
        word === 'next' ? weekdayOfNextWeek(today, day) : addDays(nextWeekday(today, day), -7)
      return { value: on(named.days.map(dayOf)), next: named.next }
    }
    if (word === 'on' || word === 'the' || word === 'this' || word === 'coming') {
      if (word === 'the' && !isOrdinal(this.#tokens[place + 2]) && !weekdays.has(next)) return null
      return next === '' ? null : (this.#core(place + 1) ?? (word === 'on' ? this.#holiday(place + 1) : null))
    }
    return null
  }

  #holiday(place: number): Found | null {
    const found = holidayOn(
      [0, 1, 2, 3].map((offset) => this.#lower(place + offset)),
      this.#context.today,
    )
    return found && { value: on([found.day]), next: place + found.words }
  }

  /** 12/10 is the tenth of December in the United States; 2026-12-10 everywhere. */
  #numeric(place: number): Found | null {
    const [first, sign, second] = [this.#tokens[place], this.#lower(place + 1), this.#tokens[place + 2]]
    if (sign !== '/' || !isDayNumber(first) || !isDayNumber(second)) return null
    if (first?.end !== this.#tokens[place + 1]?.start || second?.start !== this.#tokens[place + 1]?.end)
      return null
    const [one, two] = [Number(first?.text), Number(second?.text)]
    const isMonthFirst = two > 12 || (one <= 12 && this.#context.country === 'US')
    const [month, day] = isMonthFirst ? [one, two] : [two, one]
    if (month > 12) return null
    const hasYear = this.#lower(place + 3) === '/' && /^\d{2,4}$/.test(this.#lower(place + 4))
    return {
      value: on([dayOfMonth(month, day, this.#context.today, isPastAround(this.#lower, place, place + 3))]),
      next: place + (hasYear ? 5 : 3),
    }
  }

  /** One or more days of a month: "dec 10", "10th December", "5th and 6th Dec", "Nov 27-29", "jan 2 - mar 31". */
  #dayAndMonth(place: number): Found | null {
    const start = weekdays.has(this.#lower(place)) ? this.#skip(place + 1, betweenWeekdayAndDay) : place
    const first = this.#oneDay(start)
    if (!first) return null
    const past = isPastAround(this.#lower, place, first.next)
    const { today } = this.#context
    const days = first.days.map((day) => dayOfMonth(first.month, day, today, past))
    const [begin = today] = days
    if (first.isRange) return { value: between(begin, days.at(-1) ?? begin), next: first.next }
    if (ranges.has(this.#lower(first.next))) {
      const last = this.#oneDay(this.#skipWeekday(first.next + 1))
      if (last) {
        const end = dayOfMonth(last.month, last.days[0] ?? 1, begin, false)
        return { value: between(begin, end), next: last.next }
      }
      const end = this.#skip(first.next + 1, articles)
      if (isDayNumber(this.#tokens[end]) && isOrdinal(this.#tokens[end + 1])) {
        const day = dayOfMonth(first.month, Number(this.#lower(end)), begin, false)
        return { value: between(begin, day), next: end + 2 }
      }
    }
    if (joints.has(this.#lower(first.next))) {
      const other = this.#oneDay(this.#skipWeekday(first.next + 1))
      if (other) {
        const more = other.days.map((day) => dayOfMonth(other.month, day, today, past))
        return { value: on([...days, ...more]), next: other.next }
      }
    }
    return { value: on(days), next: first.next }
  }

  #skipWeekday(place: number): number {
    return weekdays.has(this.#lower(place)) ? place + 1 : place
  }

  #skip(place: number, words: ReadonlySet<string>): number {
    return words.has(this.#lower(place)) ? place + 1 : place
  }

  #oneDay(place: number): { month: number; days: number[]; isRange: boolean; next: number } | null {
    const month = months.get(this.#lower(place))
    if (month) {
      const after =
        this.#lower(place + 1) === '.' && isDayNumber(this.#tokens[place + 2]) ? place + 2 : place + 1
      const list = this.#numbers(this.#skip(after, articles))
      return list && { month, ...list, next: this.#afterYear(list.next) }
    }
    const list = this.#numbers(place)
    if (!list) return null
    const named = this.#lower(list.next) === 'of' ? list.next + 1 : list.next
    const following = this.#monthAfterDay(named)
    return following ? { month: following, ...list, next: this.#afterYear(named + 1) } : null
  }

  #monthAfterDay(place: number): number | undefined {
    const word = this.#lower(place)
    return word === 'may' && verbsAfterMay.has(this.#lower(place + 1)) ? undefined : months.get(word)
  }

  #afterYear(place: number): number {
    const comma = this.#lower(place) === ',' ? place + 1 : place
    return /^20\d\d$/.test(this.#lower(comma)) ? comma + 1 : place
  }

  /** "25", "25th", "25 and 26", "27-29". */
  #numbers(place: number): { days: number[]; isRange: boolean; next: number } | null {
    const days: number[] = []
    let isRange = false
    let next = place
    for (let part = 0; part < MOST_PARTS; part++) {
      const token = this.#tokens[next]
      if (!isDayNumber(token)) break
      const after = isOrdinal(this.#tokens[next + 1]) ? next + 2 : next + 1
      // "dec 10 7pm" and "dec 10 at 7:30": the second number is an hour.
      if (days.length > 0 && /^(?:am|pm|:|%|a\.m)$/.test(this.#lower(after))) break
      days.push(Number(token?.text))
      next = after
      const sign = this.#lower(next)
      const follows = isDayNumber(this.#tokens[next + 1])
      if (!follows || isRange) break
      if (ranges.has(sign)) isRange = true
      else if (
        !joints.has(sign) &&
        !(sign === '/' && isOrdinal(this.#tokens[next - 1])) &&
        !(sign === ',' && isOrdinal(this.#tokens[next + 2]))
      )
        break
      next++
    }
    if (days.length === 0) return null
    // A joint that no number followed is given back.
    const last = this.#lower(next - 1)
    return {
      days,
      isRange: isRange && days.length > 1,
      next: joints.has(last) || ranges.has(last) ? next - 1 : next,
    }
  }

  #weekdayList(place: number): { days: Weekday[]; isRepeated: boolean; next: number } | null {
    const days: Weekday[] = []
    let isRepeated = false
    let next = place
    for (let part = 0; part < MOST_PARTS; part++) {
      const word = this.#lower(next)
      const day = weekdays.get(word) ?? repeatedWeekdays.get(word)
      // "sat" and "sun" alone are verbs and stars too, "wed" is a verb: they count with other signs of a date.
      if (day === undefined) break
      isRepeated ||= repeatedWeekdays.has(word)
      days.push(day)
      next++
      const isJoined = joints.has(this.#lower(next)) || /^[,/]$/.test(this.#lower(next))
      if (!isJoined || !(weekdays.has(this.#lower(next + 1)) || repeatedWeekdays.has(this.#lower(next + 1))))
        break
      next++
    }
    return days.length > 0 ? { days, isRepeated, next } : null
  }

  #weekdays(place: number): Found | null {
    const list = this.#weekdayList(place)
    if (!list) return null
    const { today } = this.#context
    const [first] = list.days
    if (first === undefined) return null
    const end = ranges.has(this.#lower(list.next)) ? weekdays.get(this.#lower(list.next + 1)) : undefined
    const third = this.#lower(list.next + 2) === '-' ? weekdays.get(this.#lower(list.next + 3)) : undefined
    // "mon-wed-fri" are three days.
    if (end !== undefined && third !== undefined)
      return { value: every([first, end, third]), next: list.next + 4 }
    if (end !== undefined) {
      const isThis = this.#lower(place - 1) === 'this'
      const days = everyWeekday.map((offset) => ((first + offset) % 7) as Weekday)
      const span = days.slice(0, days.indexOf(end) + 1)
      const begin = nextWeekday(today, first)
      return {
        value: isThis ? between(begin, addDays(begin, span.length - 1)) : every(span),
        next: list.next + 2,
      }
    }
    const isRepeated = list.isRepeated || PARTS_OF_DAYS.test(this.#lower(list.next))
    if (isRepeated || list.days.length >= MANY_DAYS) return { value: every(list.days), next: list.next }
    if (list.days.length === 1) {
      const span = this.#spanInMonth(this.#skip(list.next, betweenWeekdayAndDay))
      if (span) return span
      // "friday the 11th", "thurs 26", "friday 11/20"
      const number = this.#skip(list.next, betweenWeekdayAndDay)
      const dated = this.#numeric(number) ?? this.#ordinal(number, first)
      if (dated) return dated
    }
    const past = isPastAround(this.#lower, place, list.next)
    const days = list.days.map((day) =>
      past ? addDays(nextWeekday(today, day), -7) : nextWeekday(today, day),
    )
    return { value: on(days), next: list.next }
  }

  /** "mon 23 to weds 25 nov": the month is that of the last day. */
  #spanInMonth(place: number): Found | null {
    const first = this.#numbers(place)
    if (!first || first.days.length > 1 || !ranges.has(this.#lower(first.next))) return null
    const last = this.#oneDay(this.#skipWeekday(first.next + 1))
    if (!last || last.days.length > 1) return null
    const days = [...first.days, ...last.days].map((day) =>
      dayOfMonth(last.month, day, this.#context.today, false),
    )
    return { value: between(days[0] ?? '', days[1] ?? ''), next: last.next }
  }

  /** "the 24th": the next such day. Bare numbers count after "closed", or if the calendar agrees with their weekday. */
  #ordinal(place: number, weekday: Weekday | null = null): Found | null {
    const list = this.#numbers(place)
    if (!list) return null
    const isHour = /^(?:am|pm|:|%|\.)$/.test(this.#lower(list.next)) && this.#lower(list.next + 1) !== ''
    const isSaid = isOrdinal(this.#tokens[place + 1]) && !isCounted(this.#lower, place, list.next)
    const isAfterClosing = /^(?:closed|shut)$/.test(this.#lower(place - 1)) && !isHour
    const mayBeAfterWeekday = weekday !== null && list.days.length === 1 && !isHour
    if (!isSaid && !isAfterClosing && !mayBeAfterWeekday) return null
    const days = list.days.map((day) => nearestDay(day, this.#context.today, isSaid ? weekday : null))
    const [first = '', last = ''] = [days[0], days.at(-1)]
    if (!isSaid && !isAfterClosing && weekdayOf(first) !== weekday) return null
    return { value: list.isRange ? between(first, last) : on(days), next: list.next }
  }
}
