import * as z from 'zod'
import type { PosSale } from './pos.ts'

/** More than we request from any provider. Rows are parsed one by one, so a bad row does not fail the page. */
export const rowList = z.array(z.unknown()).max(5000)

const TEXT_MAX = 300
const URL_MAX = 2000
const QUANTITY_MAX = 999_999_999
const STOCK_MAX = 2_147_483_647

/**
 * Sanitizes text for storage. Providers return whatever was typed, and a single null byte would make the row
 * unstorable.
 */
export const tidy = (text: string | null | undefined, max = TEXT_MAX): string =>
  (text ?? '')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()

export const tidyOrNull = (text: string | null | undefined): string | null => tidy(text) || null

/** Null if the address does not identify a person. */
export const tidyEmail = (text: string | null | undefined): string | null => {
  const email = tidy(text)
  return /^[^\s@]+@\S+$/.test(email) ? email : null
}

/** The address of an image; null if it is none that can be fetched. */
export function tidyImageUrl(text: string | null | undefined): string | null {
  const url = URL.parse(tidy(text, URL_MAX))
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Null if unknown; negative if the shop sold more than it had. */
export const tidyStock = (count: number | null | undefined): number | null =>
  count == null || !Number.isFinite(count)
    ? null
    : Math.max(-STOCK_MAX, Math.min(STOCK_MAX, Math.trunc(count)))

export const isQuantity = (quantity: number): boolean => quantity >= 0 && quantity <= QUANTITY_MAX

type Payment = Pick<PosSale, 'totalAmount' | 'refundedAmount' | 'status'>

/** A paid sale. Refunds can exceed the total, for example with tips, so they are capped at it. */
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

/**
 * Maps rows and counts those that cannot be parsed. The mapper returns null for these, and can return several rows.
 */
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
