import type { Day, SlotValue, Weekday } from '../brief-reading.ts'
import type { Token } from '../tokens.ts'
import { wordSet } from './words.ts'

export type DateValue = Extract<SlotValue, { type: 'date' }>

export const untilWords = wordSet("until till til thru through by before ends ending untill 'til")
export const fromWords = wordSet('from starting starts start begins beginning since effective')
export const onWords = wordSet('on this next coming the last')
export const joints = wordSet('and & + or')
export const ranges = wordSet('- – — to thru through till til until')
/** "14 may contain": a verb. */
export const verbsAfterMay = wordSet(
  'contain be have not vary apply cause also need take include differ only change',
)
export const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const MONTH_DAYS = 31

export const on = (days: readonly Day[]): DateValue => ({ type: 'date', form: 'on', days, weekdays: [] })
export const every = (days: readonly Weekday[]): DateValue => ({
  type: 'date',
  form: 'every',
  days: [],
  weekdays: days,
})
export const inWords: DateValue = { type: 'date', form: 'words', days: [], weekdays: [] }
export const between = (first: Day, last: Day): DateValue =>
  first <= last ? { type: 'date', form: 'between', days: [first, last], weekdays: [] } : on([first, last])

export const isOrdinal = (token: Token | undefined): boolean => /^(?:st|nd|rd|th)$/.test(token?.lower ?? '')
export const isDayNumber = (token: Token | undefined): boolean => {
  const number = Number(token?.text)
  return token !== undefined && /^\d{1,2}$/.test(token.text) && number >= 1 && number <= MONTH_DAYS
}

export const betweenWeekdayAndDay = wordSet(', the .')
export const articles = wordSet('the')
export const beforeHolidays = wordSet(
  'closed close closing open shut on until till til by before after over + and',
)
export const dayAnnouncers = wordSet('on this until till til by from closed shut since before and')
export const afterDay = wordSet(
  'at from and to till til until only we all through thru or in is are will with before after as so then because due of noon shut closed open',
)
