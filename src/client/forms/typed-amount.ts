import * as z from 'zod'
import { currencyDigits } from '#platform/currency.ts'
import { numberFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'
import { decimalFromUnits, unitsFromDecimal } from '#platform/money.ts'
import { ruleText } from '#platform/validation.ts'
import { formRules } from '../i18n/index.ts'

const notAnAmount = ruleText(formRules, 'notAnAmount')
const notAWholeAmount = ruleText(formRules, 'notAWholeAmount')

/** The message for a text that is not an amount in this currency. */
export const amountHint = (currency: string): string =>
  currencyDigits(currency) === 0 ? notAWholeAmount : notAnAmount

/** Parses a typed amount, with point or comma, into minor units. */
export const typedAmount = (currency: string) =>
  z.string().transform((text, context): number => {
    const units = unitsFromDecimal(text, currency)
    if (units !== null) return units
    context.addIssue({ code: 'custom', message: amountHint(currency) })
    return z.NEVER
  })

/** Formats minor units the way people of that language type them. */
export function amountAsTyped(units: number, currency: string, locale: Locale): string {
  const decimal = decimalFromUnits(units, currency)
  const sign = numberFormat(locale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value
  return decimal.replace('.', sign ?? '.')
}
