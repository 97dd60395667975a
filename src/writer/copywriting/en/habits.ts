import { createDealer } from '../../built-in/dealer.ts'
import type { Scene } from '../grammar/grammar.ts'
import { outsideQuotes } from '../outside-quotes.ts'
import { isMonthFirst } from './dates.ts'

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'

const SPACED_HOUR = /(\d) (AM|PM)\b/g
/** "24", "25 and 26", "24–26" beside their month; no hour and no year. */
const NUMBERS = '\\d{1,2}(?:(?: to | and | or | & |, |–)\\d{1,2}(?![\\d:]| ?[AaPp][Mm]\\b)){0,5}'
const MONTH_AND_DAYS = new RegExp(`\\b(${MONTH}) (${NUMBERS})(?![\\d:])`, 'g')
const DAYS_AND_MONTH = new RegExp(`(?<![\\d.,:/–-])\\b(${NUMBERS}) (${MONTH})\\b`, 'g')
const DAYS = new RegExp(`\\b(${DAY}) to (?=${DAY}\\b)`, 'g')

/** "25 and 26" is "25th and 26th". */
const ordinals = (days: string): string =>
  days.replace(/\d{1,2}/g, (day) => {
    const number = Number(day)
    const isTeen = number > 10 && number < 20
    return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
  })

const writings: readonly ((text: string, scene: Scene) => string)[] = [
  (text) => text.replace(SPACED_HOUR, (_, hour: string, half: string) => `${hour}${half.toLowerCase()}`),
  (text, scene) =>
    isMonthFirst(scene)
      ? text.replace(MONTH_AND_DAYS, (_, month: string, days: string) => `${month} ${ordinals(days)}`)
      : text.replace(DAYS_AND_MONTH, (_, days: string, month: string) => `${ordinals(days)} ${month}`),
  (text, scene) => text.replace(DAYS, isMonthFirst(scene) ? '$1 through ' : '$1–'),
]

/** See `Grammar.habit`. */
export function habit(text: string, scene: Scene): string {
  if (scene.shop === '') return text
  const dealer = createDealer(`habits of ${scene.shop}`)
  const own = writings.filter(() => dealer.chance(0.5))
  return outsideQuotes(text, (part) => own.reduce((told, writing) => writing(told, scene), part))
}
