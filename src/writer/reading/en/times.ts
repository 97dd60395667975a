import type { ReadingContext, Slot, SlotValue } from '../brief-reading.ts'
import { slotAt } from '../make-slot.ts'
import { months, repeatedWeekdays, weekdays, wordSet } from './words.ts'

type TimeValue = Extract<SlotValue, { type: 'time' }>
type Clock = { hour: number; minute: number; half: 'am' | 'pm' | null; isSure: boolean }

const spelledHours = wordSet('one two three four five six seven eight nine ten eleven twelve')
const HOUR_WORD = [...spelledHours].join('|')
/** "half five", "quarter to nine", "six o'clock", "7.30", "19h", "6ish"; an hour in words needs a word before it. */
const point = (beforeSpelled: string): string =>
  String.raw`(?:(?<part>half|quarter) (?:(?<side>past|to) )?(?<near>\d{1,2}|${HOUR_WORD})|(?<clock>${HOUR_WORD}) o['’]?clock|${beforeSpelled}(?<spelled>${HOUR_WORD})(?= (?:on|this|next|to|till?|until|and|every|tonight|tomorrow|in the|sharp|mon|tue|wed|thu|fri|sat|sun)|[,.!?\n]|$)|(?<hour>\d{1,2})(?:(?<sign>[:.])(?<minute>\d\d))?)(?: ?(?<half>[ap]m\b|[ap]\.m\b\.?|[ap]\b|o['’]?clock|-?ish\b|(?<=\b(?:1[3-9]|2[0-3]))h(?:rs)?\b))?`
const NOON = String.raw`\b(?<word>noon|midday|midnight)\b`
const CLOCK = new RegExp(
  String.raw`(?<![\w.,:/$£€#%-])${point(String.raw`(?<=\b(?:at|from|until|till?|around|between) )`)}(?![\w%/]|[.,:]\d|-\d{1,3} ?\/ ?h)|${NOON}`,
  'gi',
)
/** After a range sign the same, but right behind it. */
const RANGE_SIGN = new RegExp(
  String.raw`^ ?(?:-|–|—|to|till|til|until|and|thru)(?= ?\d| ?noon| ?mid| (?:half|quarter|${HOUR_WORD})\b)`,
  'i',
)
const OPEN_END = /^ ?(?:-|–|to|till?|until) ?(?:close|closing|late)\b/i
const openers: Record<string, TimeValue['form']> = {
  at: 'at',
  '@': 'at',
  around: 'at',
  by: 'until',
  before: 'until',
  until: 'until',
  till: 'until',
  til: 'until',
  "'til": 'until',
  from: 'from',
  after: 'from',
  since: 'from',
  between: 'at',
  past: 'at',
}
const hoursWords = wordSet(
  'open opens opening close closes closing closed hours back reopen reopening doors daily weekdays weekends',
)
const units =
  /^ ?(?:%|years?|yrs?|days?|weeks?|months?|hours?|hrs?|hr|h\b|mins?|minutes?|people|places|spots|seats|left|for (?=\d|[$£€]|the price)|x|off|per\b|(?:st|nd|rd|th)\b|kids?|friends|stars?|star|ft|kg|g\b|ml|cm|inch|pm\w|dollars|bucks|quid|pounds|p\b|each|pairs?|pcs|tickets|wines|items|words|sentences|of\b|k\b|bed|bath|weeks|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|classes|sessions|miles|courses?\b)/i

const two = (number: number): string => String(number).padStart(2, '0')
const written = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${two(hour % 24)}:${two(minute)}`

const hourOf = (typed: string): number =>
  /^\d/.test(typed) ? Number(typed) : [...spelledHours].indexOf(typed.toLowerCase()) + 1

/** "half five" is 5:30, "quarter to nine" is 8:45. */
function besideHour(part: string, side: string | undefined, hour: number): Clock | null {
  if (hour < 1 || hour > 12 || (part === 'quarter' ? side === undefined : side === 'to')) return null
  const minute = part === 'half' ? 30 : side === 'to' ? 45 : 15
  return { hour: side === 'to' ? hour - 1 || 12 : hour, minute, half: null, isSure: true }
}

function clockOf(match: RegExpExecArray): Clock | null {
  const { part, side, near, clock, spelled, hour, sign, minute, half, word } = match.groups ?? {}
  if (word) return { hour: /midnight/i.test(word) ? 0 : 12, minute: 0, half: null, isSure: true }
  if (part && near) return besideHour(part.toLowerCase(), side?.toLowerCase(), hourOf(near))
  const [hours, minutes] = [hourOf(clock ?? spelled ?? hour ?? ''), Number(minute ?? 0)]
  if (hours > 24 || minutes > 59) return null
  const said = half?.charAt(0).toLowerCase()
  const meridiem = said === 'a' ? 'am' : said === 'p' ? 'pm' : null
  if (meridiem && (hours > 12 || hours === 0)) return null
  return {
    hour: hours,
    minute: minutes,
    half: meridiem,
    isSure: half !== undefined || clock !== undefined || sign === ':',
  }
}

const inDay = ({ hour }: Clock, half: 'am' | 'pm'): number => (half === 'pm' ? (hour % 12) + 12 : hour % 12)

/** Fresh in the morning, and often before the shop opens. */
const BAKED =
  /\b(?:bread|loaves|sourdough|baguettes?|rolls|bagels?|croissants?|pastries|oven)\b[^.!?\n]{0,20}$/i
/** Baking can be learned, and bread is eaten, later in the day. */
const NOT_MORNING = /\b(?:workshop|class|course|lesson|making|tasting|supper|dinner|evening|tonight)\b/i
const EARLIEST_BAKED = 5

/** One hour without am or pm: shops close in the afternoon, open in the morning and meet in the evening. */
function guess(clock: Clock, form: TimeValue['form'], before: string): number {
  if (clock.half) return inDay(clock, clock.half)
  if (clock.hour > 12 || clock.hour === 12 || clock.hour === 0) return clock.hour
  const isFresh = form === 'at' && BAKED.test(before) && !NOT_MORNING.test(before)
  if (isFresh && clock.hour >= EARLIEST_BAKED) return clock.hour
  if (clock.hour <= 6) return clock.hour + 12
  if (form === 'until')
    return clock.hour === 11 && !/late|open|close|closing/i.test(before) ? 11 : clock.hour + 12
  if (
    /\b(?:live music|live band|band|gig|dj|quiz|karaoke|comedy|open mic|disco|cocktails?|pub|supper|jam night)\b/i.test(
      before,
    )
  )
    return clock.hour + 12
  if (/\b(?:tonight|evening)\b/i.test(before) && clock.hour > 4) return clock.hour + 12
  if (/\bdoors\b/i.test(before) && clock.hour < 9) return clock.hour + 12
  const isOpening = /\b(?:open|opens|opening|reopen\w*|back|from|morning|breakfast|doors|after)\b/i.test(
    before,
  )
  return isOpening || clock.hour >= 9 ? clock.hour : clock.hour + 12
}

const MORNING = /\b(?:mornings?|breakfast|brunch)\b[^.!?\n]{0,12}$/i

function range(from: Clock, to: Clock, isMorning: boolean): { from: number; to: number } {
  if (to.half) {
    const end = inDay(to, to.half) || 24
    if (from.half) return { from: inDay(from, from.half), to: end }
    const same = inDay(from, to.half)
    return { from: from.hour > 12 ? from.hour : same < end ? same : inDay(from, 'am'), to: end }
  }
  if (from.half) {
    const start = inDay(from, from.half)
    return { from: start, to: to.hour > start ? to.hour : (to.hour % 12) + 12 }
  }
  if (from.hour > 12 || to.hour > 12) return { from: from.hour, to: to.hour }
  if (isMorning && from.hour < 12)
    return { from: from.hour, to: to.hour > from.hour ? to.hour : (to.hour % 12) + 12 }
  // A café that is open "6 to 3" opens in the morning.
  if (from.hour <= 6 && to.hour < from.hour) return { from: from.hour, to: to.hour + 12 }
  const isEvening = from.hour <= 6 || (from.hour === 7 && to.hour > 7 && to.hour < 12)
  if (isEvening) return { from: from.hour + 12, to: (to.hour % 12) + 12 }
  return { from: from.hour, to: to.hour <= from.hour || to.hour <= 6 ? (to.hour % 12) + 12 : to.hour }
}

const lastWord = (text: string): string =>
  /(?<=^|[\s–—-])([^\s–—-]{1,20}) ?$/.exec(text.slice(-24))?.[1]?.toLowerCase() ?? ''
const bare = (word: string): string => word.replace(/[,:.(]$/, '')
const isDayWord = (word: string): boolean =>
  weekdays.has(word) ||
  repeatedWeekdays.has(word) ||
  hoursWords.has(word) ||
  /^(?:today|tonight|tomorrow|morning|afternoon|evening|\d{1,2}(?:st|nd|rd|th))$/.test(word)

/** Whether a bare number is an hour: by the word before it. */
function isHourAfter(before: string, opener: string): boolean {
  const word = bare(lastWord(before))
  if (opener && opener !== 'by' && opener !== 'past') return true
  if (isDayWord(word)) return true
  // "nov 20 10-12"
  return (
    (/\b[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? $/i.test(before.slice(-18)) && hasMonth(before.slice(-18))) ||
    (/\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9},? $/i.test(before.slice(-18)) && months.has(word))
  )
}

const hasMonth = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => months.has(word))

/** Hours and spans of hours. */
export function findTimes(text: string, { country }: ReadingContext): Slot[] {
  const slots: Slot[] = []
  const matches = [...text.matchAll(CLOCK)]
  for (let place = 0; place < matches.length; place++) {
    const match = matches[place]
    const clock = match && clockOf(match)
    if (!match || !clock) continue
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const said = lastWord(before)
    const opener = openers[said] ? said : ''
    const start = opener ? text.lastIndexOf(before.trimEnd().slice(-said.length), match.index) : match.index
    const end = match.index + match[0].length
    const sign = RANGE_SIGN.exec(text.slice(end, end + 16))
    const second = sign && readAt(text, end + sign[0].length)
    if (second && isRange(text, before, opener, clock, second, sign[0])) {
      const isMorning = MORNING.test(before)
      const hours = range(clock, second.clock, isMorning)
      const [from, to] = [
        written({ ...clock, hour: hours.from }),
        written({ ...second.clock, hour: hours.to }),
      ]
      const opening = opener === 'from' || opener === 'between' ? start : match.index
      slots.push(slotAt(text, opening, second.end, { type: 'time', form: 'between', from, to }))
      while ((matches[place + 1]?.index ?? Number.POSITIVE_INFINITY) < second.end) place++
      continue
    }
    const isQuarter =
      match.groups?.sign === '.' && /^(?:00|15|30|45)$/.test(match.groups.minute ?? '') && country !== 'US'
    const isHour =
      clock.isSure ||
      isQuarter ||
      (isHourAfter(before, opener) && !isDate(before) && !units.test(text.slice(end, end + 12)))
    if (!isHour) continue
    const isOpenEnded = OPEN_END.test(text.slice(end, end + 12))
    const form = isOpenEnded ? 'from' : opener ? (openers[opener] ?? 'at') : 'at'
    const from = written({
      ...clock,
      hour:
        clock.half || match.groups?.word
          ? clock.half
            ? inDay(clock, clock.half)
            : clock.hour
          : guess(clock, form, before),
    })
    slots.push(slotAt(text, start, end, { type: 'time', form, from, to: null }))
  }
  return slots
}

/** A bare number after a weekday may be its day: "thurs 26". */
const isDate = (before: string): boolean => {
  const word = bare(lastWord(before))
  return weekdays.has(word) || word === 'closed' || /^(?:\d{1,2}(?:st|nd|rd|th))$/.test(word)
}

const AT = new RegExp(String.raw`(?:${point('')}(?![\w%/]|[.,:]\d)|${NOON})`, 'iy')

function readAt(text: string, place: number): { clock: Clock; end: number } | null {
  AT.lastIndex = place + (text.charAt(place) === ' ' ? 1 : 0)
  const match = AT.exec(text)
  const clock = match && clockOf(match)
  return match && clock ? { clock, end: match.index + match[0].length } : null
}

const MEAL = /\b(?:lunch|dinner|breakfast|brunch|supper)(?: served)? $/i
const isQuarterHour = ({ minute }: Clock): boolean => minute === 15 || minute === 30 || minute === 45

/** "weekdays 7-3 weekends 8-2": the next hours. */
const OTHER_DAYS = /^ (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends)\b/i

function isRange(
  text: string,
  before: string,
  opener: string,
  from: Clock,
  { clock: to, end }: { clock: Clock; end: number },
  sign: string,
): boolean {
  const isAnd = /and/i.test(sign)
  if (isAnd && opener !== 'between') return false
  if (from.isSure || to.isSure || isQuarterHour(from) || MEAL.test(before)) return true
  if (
    (units.test(text.slice(end, end + 12)) && !OTHER_DAYS.test(text.slice(end, end + 12))) ||
    /\b(?:sizes?|ages?|aged|teams? of|groups? of|serves)\s$/i.test(before)
  )
    return false
  if (/^ ?(?:till|til|until)/i.test(sign)) return true
  if (opener) return true
  return (
    isHourAfter(before, opener) ||
    /^\s?(?:daily|every|mon|tue|wed|thu|fri|sat|sun)/i.test(text.slice(end, end + 10))
  )
}
