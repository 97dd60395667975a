import type { Day, Slot, SlotValue, Weekday } from '../reading/brief-reading.ts'
import { fold, hasAny, shareOf, type ToldText, tellText } from './told-text.ts'
import { checkWords } from './words/index.ts'

/** Whether a text tells a fact, in any spelling. */
export type Presence = (told: ToldText) => boolean

const DAY_MS = 86_400_000
const NOON = 12
const HALF = 50

const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()
const daysFrom = (today: Day, day: Day) => (Date.parse(day) - Date.parse(today)) / DAY_MS

function hasWeekday({ keys, plain, locale }: ToldText, weekday: number): boolean {
  const isWeekend = weekday === 0 || weekday === 6
  return (
    keys.has(`w${weekday}`) ||
    (isWeekend && keys.has('rweekend')) ||
    checkWords[locale].weekdays.some((word) => plain.includes(word))
  )
}

/** A day by its number, or by a weekday or "tomorrow" if the owner gave no number either. */
function hasDay(told: ToldText, day: Day, today: Day, isNumbered: boolean): boolean {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const { keys, numbers } = told
  if (keys.has(`d${month - 1}-${date}`) || keys.has(`day${date}`) || numbers.has(date)) return true
  if (isNumbered) return false
  const away = daysFrom(today, day)
  const isNear = away === 0 ? keys.has('rtoday') || keys.has('rtonight') : away === 1 && keys.has('rtomorrow')
  return isNear || hasWeekday(told, weekdayOf(day))
}

function hasDate(
  { value, text }: Slot & { value: Extract<SlotValue, { type: 'date' }> },
  today: Day,
): Presence {
  const { form, days, weekdays } = value
  const isNumbered = /\d/.test(text)
  if (form === 'every') return (told) => weekdays.every((weekday: Weekday) => hasWeekday(told, weekday))
  if (form === 'month')
    return ({ keys }) =>
      days.every((day) => {
        const month = Number(day.split('-')[1]) - 1
        return [...keys].some((key) => key === `m${month}` || key.startsWith(`d${month}-`))
      })
  if (form === 'words' || days.length === 0) return (told) => shareOf(text, told) > 0 || tellsSomeDay(told)
  // "Closed Monday to Wednesday" may be told as three days, and three days as a range.
  const ends = days.length > 1 ? [days[0], days.at(-1)] : days
  return (told) =>
    ends.every((day) => day === undefined || hasDay(told, day, today, isNumbered)) ||
    (!isNumbered && shareOf(text, told) === 1)
}

const tellsSomeDay = ({ keys }: ToldText) => [...keys].some((key) => /^(?:w\d|d\d|day\d|r)/.test(key))

function hasTime(told: ToldText, time: string): boolean {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  if (told.keys.has(`t${hour * 60 + minutes}`)) return true
  const spoken = hour % NOON === 0 ? NOON : hour % NOON
  return (told.numbers.has(hour) || told.numbers.has(spoken)) && (minutes === 0 || told.numbers.has(minutes))
}

const hasAmount = ({ numbers }: ToldText, amount: number) =>
  numbers.has(amount) || [...numbers].some((each) => Math.abs(each - amount) < 0.005)

/** Figures in words that have no type of their own: "lot 204", "over 50 €". */
const hasFiguresOf = (text: string): Presence => {
  return (told) => [...tellText(text, told.locale).numbers].every((each) => hasAmount(told, each))
}

const hasWords = (text: string, share: number): Presence => {
  const hasFigures = hasFiguresOf(text)
  return (told) => hasFigures(told) && shareOf(text, told) >= share
}

function hasOffer(value: Extract<SlotValue, { type: 'offer' }>, text: string): Presence {
  switch (value.form) {
    case 'percent': {
      const { percent } = value
      const isHalf = percent === HALF
      return (told) =>
        told.keys.has(`%${percent}`) ||
        (isHalf && hasAny(told, ['half', 'mitad'])) ||
        told.numbers.has(percent)
    }
    case 'amount_off':
      return (told) => hasAmount(told, value.money.amount)
    case 'multibuy': {
      const { get, pay } = value
      return (told) => {
        const more = checkWords[told.locale].oneMore
        const saysPay = told.numbers.has(pay) || hasAny(told, more)
        return (
          (told.numbers.has(get) && saysPay) || (get === 2 && hasAny(told, ['get one', 'segund', 'second']))
        )
      }
    }
    case 'free':
      return (told) => hasAny(told, checkWords[told.locale].free)
    case 'other':
      return hasWords(text, 0.3)
  }
}

const bareUrl = (url: string) =>
  fold(url)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
const digitsOf = (text: string) => text.replace(/\D/g, '')
const LOCAL_DIGITS = 7

function hasName(name: string): Presence {
  const parts = fold(name)
    .split(/[^\p{L}]/u)
    .filter((part) => part.length > 2)
  return ({ plain }) => parts.length === 0 || parts.some((part) => plain.includes(part))
}

/** What shares of their words show that they were told; the freer the wording may be, the less. */
const shares = {
  product: 0.5,
  place: 0.4,
  condition: 0.34,
  audience: 0.3,
  gift: 0.3,
  reason: 0.2,
  title: 0.6,
}
const DETAIL_SHARE = 0.25
const QUOTE_SHARE = 0.6

export const tellsDetail = (text: string): Presence => hasWords(text, DETAIL_SHARE)

export function presenceOf(slot: Slot, today: Day): Presence {
  const { value, text } = slot
  switch (value.type) {
    case 'offer':
      return hasOffer(value, text)
    case 'price': {
      const amounts = [value.money, value.upTo, value.before].flatMap((money) => money?.amount ?? [])
      return (told) => amounts.every((amount) => hasAmount(told, amount))
    }
    case 'quantity': {
      const { count } = value
      return count === null ? hasWords(text, 0.3) : (told) => count === 1 || told.numbers.has(count)
    }
    case 'date':
      return hasDate({ ...slot, value }, today)
    case 'time': {
      const { from, to } = value
      return (told) => hasTime(told, from) && (to === null || hasTime(told, to))
    }
    case 'person':
      return hasName(value.name)
    case 'quote':
      return (told) => shareOf(value.words, told) >= QUOTE_SHARE
    case 'phone': {
      const digits = digitsOf(value.number)
      return (told) =>
        told.digits.includes(digits.length > LOCAL_DIGITS ? digits.slice(-LOCAL_DIGITS) : digits)
    }
    case 'link': {
      const url = bareUrl(value.url)
      return ({ plain }) => plain.includes(url)
    }
    case 'mail': {
      const address = fold(value.address)
      return ({ plain }) => plain.includes(address)
    }
    case 'action':
      return (told) => shareOf(value.verb, told) > 0 || shareOf(text, told) > 0
    case 'product':
      return hasWords(value.name, shares.product)
    case 'title':
      return hasWords(value.name, shares.title)
    case 'detail':
      return tellsDetail(text)
    default:
      return hasWords(text, shares[value.type])
  }
}
