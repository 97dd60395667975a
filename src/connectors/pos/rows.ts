import * as z from 'zod'
import type { PosSale } from './pos.ts'

/** No provider is asked for as many at once; each is understood by itself. */
export const rowList = z.array(z.unknown()).max(5000)

const TEXT_MAX = 300
const QUANTITY_MAX = 999_999_999
const STOCK_MAX = 2_147_483_647

/** Text as we keep it. Providers hand over whatever was typed there; a zero byte alone would make the row unstorable. */
export const tidy = (text: string | null | undefined, max = TEXT_MAX): string =>
  (text ?? '')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()

export const tidyOrNull = (text: string | null | undefined): string | null => tidy(text) || null

/** Null where it is no address one could know somebody by. */
export const tidyEmail = (text: string | null | undefined): string | null => {
  const email = tidy(text)
  return /^[^\s@]+@\S+$/.test(email) ? email : null
}

/** Null when it is not known; shops that sold more than they had count below nothing. */
export const tidyStock = (count: number | null | undefined): number | null =>
  count == null || !Number.isFinite(count)
    ? null
    : Math.max(-STOCK_MAX, Math.min(STOCK_MAX, Math.trunc(count)))

export const isQuantity = (quantity: number): boolean => quantity >= 0 && quantity <= QUANTITY_MAX

type Payment = Pick<PosSale, 'totalAmount' | 'refundedAmount' | 'status'>

/** A sale that was paid. More can be given back than was paid, tips for example; no more than all of it is lost revenue. */
export function paid(total: number, refunded: number): Payment {
  const back = Math.min(Math.max(refunded, 0), total)
  const status = back === 0 ? 'completed' : back === total ? 'refunded' : 'partially_refunded'
  return { totalAmount: total, refundedAmount: back, status }
}

export const unpaid = (total: number, status: 'pending' | 'cancelled'): Payment => ({
  totalAmount: total,
  refundedAmount: 0,
  status,
})

/** Maps what can be understood and counts what cannot; a mapper answers null for the latter, and several rows where there are. */
export function understood<Given, Row>(
  given: Given[],
  map: (row: Given) => Row | Row[] | null,
): { rows: Row[]; skipped: number } {
  const mapped = given.map(map)
  return {
    rows: mapped.flatMap((row) => row ?? []),
    skipped: mapped.filter((row) => row === null).length,
  }
}
