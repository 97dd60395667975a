import * as z from 'zod'
import { currencyDigits } from '#platform/currency.ts'
import type { Locale } from '#platform/locale.ts'
import { decimalFromUnits, unitsFromDecimal } from '#platform/money.ts'
import { ruleText } from '#platform/validation.ts'
import { formRules } from '../i18n/index.ts'

const notAnAmount = ruleText(formRules, 'notAnAmount')
const notAWholeAmount = ruleText(formRules, 'notAWholeAmount')

/** What is said of a text that is no amount of this currency. */
export const amountHint = (currency: string): string =>
  currencyDigits(currency) === 0 ? notAWholeAmount : notAnAmount

/** An amount as it is typed, with a point or a comma, turned into smallest units of its currency. */
export const typedAmount = (currency: string) =>
  z.string().transform((text, context): number => {
    const units = unitsFromDecimal(text, currency)
    if (units !== null) return units
    context.addIssue({ code: 'custom', message: amountHint(currency) })
    return z.NEVER
  })

/** Smallest units in the form in which a person of that language types them. */
export function amountAsTyped(units: number, currency: string, locale: Locale): string {
  const decimal = decimalFromUnits(units, currency)
  const sign = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  return decimal.replace('.', sign ?? '.')
}
