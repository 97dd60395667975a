import { weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Day, ReadingContext, Slot, Weekday } from '../brief-reading.ts'
import { slotAt } from '../make-slot.ts'
import { type Token, tokenize } from '../tokens.ts'
import { DateReader } from './date-reader.ts'
import { every } from './date-words.ts'
import { weekdays, wordSet } from './words.ts'

/** "Black Friday" and "taco tuesday" are names. */
const namesOfDays = wordSet(
  'black good cyber shrove pancake mothering palm easter ash maundy taco throwback super',
)
const examWords = wordSet('prep test tests exam exams score scores tutoring tutor math')
const noDateAfter = wordSet('in on and is cream dress down shine kissed dried')

/** Days, weekdays and spans of days, counted from today. */
export function findDates(text: string, context: ReadingContext): Slot[] {
  const tokens = tokenize(text)
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
  return withRepeats(slots, context.today)
}

/** "sat down", "weekends off", "Black Friday", "Saturday job". */
function isNoDate(tokens: readonly Token[], place: number, next: number): boolean {
  const [before, word, after] = [place - 1, place, next].map((at) => tokens[at]?.lower ?? '')
  if (before === undefined || word === undefined || after === undefined) return false
  if (weekdays.has(word) && namesOfDays.has(before)) return true
  const last = tokens[next - 1]?.lower
  if ((last === 'sun' || last === 'sat') && noDateAfter.has(after)) return true
  if (tokens[place]?.text === 'SAT' && examWords.has(after)) return true
  return after === 'off' || after === 'job'
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
