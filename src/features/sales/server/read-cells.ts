import { currencyDigits } from '#platform/currency.ts'
import { type Locale, languages } from '#platform/locale.ts'
import { MAX_CENTS } from '#platform/money.ts'
import { instantAt } from '#platform/wall-time.ts'

const currencies = new Set(Intl.supportedValuesOf('currency'))
export const isCurrency = (code: string): boolean => currencies.has(code)

/**
 * Parses an amount as spreadsheets write it ("19.99", "1.234,50 €", "$1,234") into minor units, or null. Works on
 * digits, never on a fraction, which would lose a cent.
 */
export function readAmount(text: string, currency: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f']|\p{Sc}|[A-Z]{3}/gu, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const decimals = currencyDigits(currency)
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const behind = last < 0 ? '' : bare.slice(last + 1)
  const isFraction = behind.length > 0 && behind.length <= decimals && isOnce(bare, last)
  const whole = isFraction ? bare.slice(0, last) : bare
  if (!/^\d+$/.test(whole) && !/^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole)) return null
  const digits = whole.replace(/\D/g, '') + (isFraction ? behind : '').padEnd(decimals, '0')
  const amount = Number(digits)
  return amount <= MAX_CENTS ? amount : null
}

/** The message that describes amounts of this currency. */
export const amountHint = (currency: string) =>
  currencyDigits(currency) === 0 ? 'noWholeAmount' : 'noAmount'

/** A decimal separator occurs once. */
const isOnce = (text: string, at: number) => text.indexOf(text.charAt(at)) === at

/** A quantity with at most three decimals, or null. */
export function readQuantity(text: string): number | null {
  const match = /^(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  return match ? Number(`${match[1]}.${match[2] ?? '0'}`) : null
}

type DayOrder = 'day first' | 'month first'
const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** Of 3/10 and 25/10 the second shows how to read the first; otherwise the language may. */
export function dayOrderOf(texts: readonly string[], locale: Locale): DayOrder | null {
  for (const text of texts) {
    const [, first, second] = slashed.exec(text.trim()) ?? []
    if (Number(first) > 12) return 'day first'
    if (Number(second) > 12) return 'month first'
  }
  return languages[locale].dayOrder
}

export type MomentProblem = 'noDate' | 'eitherDay'

/** A day, with a time in the shop's zone if given, otherwise noon. */
export function readMoment(text: string, order: DayOrder | null, timeZone: string): Date | MomentProblem {
  const given = text.trim()
  if (withZone.test(given)) return orNoDate(new Date(given))
  const standard = iso.exec(given)
  if (standard) {
    const [, year, month, day, hour, minute] = standard
    return onClocks([year, month, day], hour, minute, timeZone)
  }
  const [, first, second, year, hour, minute] = slashed.exec(given) ?? []
  if (year === undefined) return 'noDate'
  if (order === null && first !== second) return 'eitherDay'
  const [day, month] = order === 'month first' ? [second, first] : [first, second]
  return onClocks([year, month, day], hour, minute, timeZone)
}

const orNoDate = (date: Date): Date | 'noDate' => (Number.isNaN(date.getTime()) ? 'noDate' : date)

function onClocks(
  date: (string | undefined)[],
  hour = '12',
  minute = '00',
  timeZone: string,
): Date | 'noDate' {
  const day = date.map((part) => (part ?? '').padStart(2, '0')).join('-')
  const wall = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:00Z`)
  // Date would turn 31 February into a day of March.
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(day)) return 'noDate'
  return orNoDate(instantAt(timeZone, day, wall.toISOString().slice(11, 16)))
}
