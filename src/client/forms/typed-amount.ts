import * as z from 'zod'
import { currencyDigits } from '#platform/currency.ts'
import type { Locale } from '#platform/locale.ts'
import { decimalFromUnits, unitsFromDecimal } from '#platform/money.ts'
import { says } from '#platform/validation.ts'

const notAnAmount = says('Enter an amount such as 19.99', 'Escribe un importe, por ejemplo 19,99')
const notAWholeAmount = says(
  'Enter a whole amount such as 1999',
  'Escribe un importe sin decimales, por ejemplo 1999',
)

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
  return locale === 'es' ? decimal.replace('.', ',') : decimal
}
