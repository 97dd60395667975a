import { currencyDigits } from '#platform/currency.ts'
import { MAX_CENTS } from '#platform/money.ts'

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/

const stored = (amount: bigint): number | null =>
  amount <= MAX_CENTS && amount >= -MAX_CENTS ? Number(amount) : null

/**
 * Parses decimal text into minor units of its currency; null if it is not an amount we can store. Uses integers only.
 * Extra decimals, which taxes often have, are rounded half away from zero.
 */
export function unitsOf(text: string, currency: string): number | null {
  const match = DECIMAL.exec(text.trim())
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  const digits = currencyDigits(currency)
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const rounded = kept + (Number(fraction[digits] ?? 0) >= 5 ? 1n : 0n)
  return stored(sign ? -rounded : rounded)
}

/**
 * Converts an amount from a provider that uses `digits` decimals for this currency, which may differ from ISO 4217.
 */
export function rescaled(amount: number, digits: number, currency: string): number | null {
  if (!Number.isSafeInteger(amount)) return null
  const more = currencyDigits(currency) - digits
  if (more >= 0) return stored(BigInt(amount) * 10n ** BigInt(more))
  const factor = 10n ** BigInt(-more)
  return BigInt(amount) % factor === 0n ? stored(BigInt(amount) / factor) : null
}
