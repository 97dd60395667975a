import * as z from 'zod'
import type { Locale } from '#platform/locale.ts'
import { centsFromDecimal, decimalFromCents } from '#platform/money.ts'
import { says } from '#platform/validation.ts'

const notAnAmount = says('Enter an amount such as 19.99', 'Escribe un importe, por ejemplo 19,99')

function readAmount(text: string, context: z.core.$RefinementCtx): number {
  const cents = centsFromDecimal(text)
  if (cents !== null) return cents
  context.addIssue({ code: 'custom', message: notAnAmount })
  return z.NEVER
}

/** An amount as it is typed, with a point or a comma, turned into whole cents. */
export const typedAmount = z.string().transform(readAmount)

/** The same for an amount that may be left out. */
export const optionalTypedAmount = z
  .string()
  .transform((text, context) => (text.trim() === '' ? null : readAmount(text, context)))

/** Whole cents in the form in which a person of that language types them. */
export const amountAsTyped = (cents: number, locale: Locale): string =>
  locale === 'es' ? decimalFromCents(cents).replace('.', ',') : decimalFromCents(cents)
