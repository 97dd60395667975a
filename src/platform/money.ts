import * as z from 'zod'
import { says } from './validation.ts'

/** The largest amount we store: whole cents that a double and a bigint both hold exactly. */
export const MAX_CENTS = 99_999_999_999

/** Whole cents. */
export const centsSchema = z
  .number()
  .int(says('Amounts are whole cents', 'Los importes van en céntimos enteros'))
  .min(0, says('Amount must not be negative', 'El importe no puede ser negativo'))
  .max(MAX_CENTS, says('Amount is too large', 'El importe es demasiado grande'))

/**
 * Reads a decimal amount as a person or a number field gives it ("19.99", "10,5") as whole cents, or null when it
 * is none. Works on the digits, never on a fraction: 19.99 * 100 is 1998.99… and would lose a cent.
 */
export function centsFromDecimal(text: string): number | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : null
}

/** Whole cents as the plain decimal that a number field shows: 1999 is "19.99". */
export const decimalFromCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
