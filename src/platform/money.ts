import * as z from 'zod'
import { currencyDigits } from './currency.ts'
import { platformRules } from './i18n/index.ts'
import { ruleText } from './validation.ts'

/** The largest amount: whole minor units that a double and a bigint both store exactly. */
export const MAX_CENTS = 99_999_999_999

/** Whole minor units of a currency: cents of a dollar, but yen themselves. */
export const centsSchema = z
  .number()
  .int(ruleText(platformRules, 'amountsAreWholeCents'))
  .min(0, ruleText(platformRules, 'amountMustNotBeNegative'))
  .max(MAX_CENTS, ruleText(platformRules, 'amountIsTooLarge'))

/** This many zero decimals are accepted in every currency: "5000.00" yen are 5000. */
const SPARE_ZEROS = 2

/**
 * Parses a decimal amount ("19.99", "10,5") into minor units of its currency; null if invalid. Works on digits, never
 * on a fraction: 19.99 * 100 is 1998.99… and would lose a cent.
 */
export function unitsFromDecimal(text: string, currency: string): number | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text.trim())
  if (!match) return null
  const digits = currencyDigits(currency)
  const fraction = match[2] ?? ''
  const isTooFine = fraction.length > Math.max(digits, SPARE_ZEROS) || !/^0*$/.test(fraction.slice(digits))
  const units = Number(`${match[1]}${fraction.slice(0, digits).padEnd(digits, '0')}`)
  return isTooFine || units > MAX_CENTS ? null : units
}

/** Minor units as a plain decimal for a field: 1999 is "19.99" in dollars and "1999" in yen. */
export function decimalFromUnits(units: number, currency: string): string {
  const digits = currencyDigits(currency)
  if (digits === 0) return String(units)
  const figures = String(units).padStart(digits + 1, '0')
  return `${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}
