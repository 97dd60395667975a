import { lastDayOf, weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Day, ReadingContext, Slot, Weekday } from '../brief-reading.ts'
import { slotAt } from '../make-slot.ts'
import { firstSuchDay, isLongBefore, lastSuchDay, occasionDay } from '../occasion-days.ts'
import { type Token, tokenize } from '../tokens.ts'
import { nextWeekday } from './calendar.ts'
import { DateReader } from './date-reader.ts'
import { every } from './date-words.ts'
import { occasionIn } from './occasions.ts'
import { SpellingMender } from './sign-words.ts'
import { months, repeatedWeekdays, weekdays, wordSet } from './words.ts'

/** "Black Friday" and "taco tuesday" are names. */
const namesOfDays = wordSet(
  'black good cyber shrove pancake mothering palm easter ash maundy taco throwback super',
)
const examWords = wordSet('prep test tests exam exams score scores tutoring tutor math')
const noDateAfter = wordSet('in on and is cream dress down shine kissed dried')

/** Knows "wensday" and "novmber". */
const calendarWords = new SpellingMender([
  ...weekdays.keys(),
  ...repeatedWeekdays.keys(),
  ...months.keys(),
  'tomorrow',
  'tonight',
  'yesterday',
  'weekend',
])

/** Days, weekdays and spans of days, counted from today. */
export function findDates(text: string, context: ReadingContext): Slot[] {
  const tokens = tokenize(text).map((token) => ({ ...token, lower: calendarWords.mend(token.lower) }))
  const reader = new DateReader(tokens, context)
  const slots: Slot[] = []
  for (let place = 0; place < tokens.length; ) {
    const found = reader.read(place)
    const [first, last] = [tokens[place], found ? tokens[found.next - 1] : undefined]
    if (!found || !first || !last || isNoDate(tokens, place, found.next)) {
      place++
      continue
    }
    slots.push(slotAt(text, first.start, last.end, found.value))
    place = Math.max(found.next, place + 1)
  }
  return withReturns(text, inSeason(text, withRepeats(slots, context.today), context), context.today)
}

const RETURN =
  /\b(?:back|reopen\w*|re-open\w*|return\w*|normal|resum\w+|again|until|till?|usual)\b[^.!?\n]{0,30}$/i
/** "thanksgiving day + friday" */
const NEXT_TO = /^ ?(?:\+|&|and|then|,)(?: open| shut| closed)? ?$/i
const ORDINAL_ALONE = /^(?:(?:on|by|before|until|till?|from|the) ){0,2}(?<day>\d{1,2})(?:st|nd|rd|th)$/i

const COMES_BACK = /\b(?:back|reopen\w*|re-open\w*|return\w*|normal|resum\w+|again)\b[^.!?\n]{0,30}$/i
const CLOSED = /\b(?:closed|closing|shut|open|opening)\b[^.!?\n]{0,24}$/i
/** "Christmas week: till 2 on the 24th". */
const EVE_DAYS = 3
/** Nobody takes orders for the next Halloween in November. */
const MOST_DAYS_AHEAD = 240
const FOR_IT = /^[^.!?\n]{0,20}\bfor\b[^.!?\n]{0,20}$/i

/** "Valentine's bouquets, order by the 12th" is in February; a month that is named decides first. */
function inSeason(text: string, slots: readonly Slot[], { country, today }: ReadingContext): Slot[] {
  const occasion = occasionIn(text)
  return slots.map((slot, place) => {
    const { value } = slot
    const number = Number(ORDINAL_ALONE.exec(slot.text)?.groups?.day)
    const [day] = value.type === 'date' ? value.days : []
    if (value.type !== 'date' || !number || day === undefined) return slot
    const [earlier, next] = [slots.slice(0, place).findLast(isDayInMonth), slots[place + 1]]
    const isForNext = next && isDayInMonth(next) && FOR_IT.test(text.slice(slot.end, next.start))
    const named = isForNext ? next : earlier
    if (named && named === earlier && value.form !== 'until') return slot
    const season = named ? firstDayOf(named) : occasion && occasionDay(occasion, country, today)
    if (!season || season > addDays(today, MOST_DAYS_AHEAD)) return slot
    const before = text.slice(Math.max(0, slot.start - 40), slot.start)
    const isEve = number <= Number(season.slice(8)) && number >= Number(season.slice(8)) - EVE_DAYS
    const isDue = isEve || value.form === 'until' || CLOSED.test(before) || isLongBefore(day, season)
    const meant = COMES_BACK.test(before)
      ? firstSuchDay(number, season)
      : isDue
        ? lastSuchDay(number, season, today)
        : null
    return meant === null ? slot : { ...slot, value: { ...value, days: [meant] } }
  })
}

const firstDayOf = ({ value }: Slot): Day | undefined => (value.type === 'date' ? value.days[0] : undefined)

const isDayInMonth = ({ text, value }: Slot): boolean =>
  value.type === 'date' &&
  value.form !== 'month' &&
  /\d/.test(text) &&
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => months.has(word))

/** "shut tues 24th, back weds" is the weekday after; "closed Dec 20, drop off by the 18th" is in the same month. */
function withReturns(text: string, slots: readonly Slot[], today: Day): Slot[] {
  let after = today
  let month = ''
  return slots.map((slot, place) => {
    const { value } = slot
    if (value.type !== 'date') return slot
    const said = slots[place - 1]?.end ?? 0
    const isReturn =
      RETURN.test(text.slice(Math.max(said, slot.start - 40), slot.end)) ||
      (place > 0 && NEXT_TO.test(text.slice(said, slot.start)))
    const found = {
      ...slot,
      value: { ...value, days: laterDays(slot, value.days, { after, month, isReturn, today }) },
    }
    after = found.value.days.at(-1) ?? after
    if (/[a-z]{3}/i.test(slot.text) && /\d/.test(slot.text))
      month = found.value.days.at(-1)?.slice(0, 7) ?? month
    return found
  })
}

type Said = { after: Day; month: string; isReturn: boolean; today: Day }

function laterDays(
  slot: Slot,
  days: readonly Day[],
  { after, month, isReturn, today }: Said,
): readonly Day[] {
  const [day] = days
  if (day === undefined || days.length > 1) return days
  const ordinal = ORDINAL_ALONE.exec(slot.text)?.groups?.day
  if (ordinal && month && month > day.slice(0, 7)) {
    const same = `${month}-${ordinal.padStart(2, '0')}`
    return same >= (isReturn ? after : today) && same <= lastDayOf(month) ? [same] : days
  }
  const isBare =
    !/\d/.test(slot.text) &&
    weekdays.has(
      slot.text
        .toLowerCase()
        .split(/[^a-z]+/)
        .at(-1) ?? '',
    )
  return isBare && isReturn && day <= after ? [nextWeekday(addDays(after, 1), weekdayOf(day))] : days
}

/** "sat down", "weekends off", "Black Friday", "Saturday job". */
/** "the shelter on 5th street" */
const streets = wordSet('street st ave avenue floor')

function isNoDate(tokens: readonly Token[], place: number, next: number): boolean {
  const [before, word, after] = [place - 1, place, next].map((at) => tokens[at]?.lower ?? '')
  if (before === undefined || word === undefined || after === undefined) return false
  if (weekdays.has(word) && namesOfDays.has(before)) return true
  const last = tokens[next - 1]?.lower
  if ((last === 'sun' || last === 'sat') && noDateAfter.has(after)) return true
  if (tokens[place]?.text === 'SAT' && examWords.has(after)) return true
  return after === 'off' || after === 'job' || streets.has(after)
}

/** "tues + wed till dec 10": weekdays before a later end repeat until then. */
function withRepeats(slots: readonly Slot[], today: Day): Slot[] {
  return slots.map((slot, place) => {
    const { value } = slot
    const next = slots[place + 1]?.value
    if (value.type !== 'date' || next?.type !== 'date' || value.form !== 'on') return slot
    const isWeekdays = weekdays.has(slot.text.toLowerCase().split(/[^a-z]/)[0] ?? '')
    const end = next.form === 'until' || next.form === 'month' ? next.days.at(-1) : undefined
    if (!isWeekdays || /\d/.test(slot.text) || !end || end <= addDays(today, 7)) return slot
    if (value.days.length < 2 && next.form === 'until') return slot
    return { ...slot, value: every(value.days.map((day) => weekdayOf(day) as Weekday)) }
  })
}
