import type { PosProduct, PosSale } from '#connectors/pos/pos.ts'
import type { products, salesItems, salesTransactions } from './sales.table.ts'

type OfSource = 'workspaceId' | 'source'
export type ProductRow = Omit<typeof products.$inferInsert, OfSource>
export type SaleRow = Omit<typeof salesTransactions.$inferInsert, OfSource>
export type ItemRow = Pick<typeof salesItems.$inferInsert, 'name' | 'quantity' | 'amount'>

/** Longer names do not fit into an index. */
const MAX_NAME = 200
const MAX_ID = 255
const MAX_STOCK = 2 ** 31 - 1
const MAX_QUANTITY = 999_999_999
const LAST_YEAR = 9999

/** A POS may send anything: invalid characters are removed, long texts cut. */
const clean = (text: string, max: number) => text.replaceAll('\0', '').trim().slice(0, max).toWellFormed()

const isId = (text: string) => text.length > 0 && text.length <= MAX_ID && !text.includes('\0')
const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text)
const isDate = (date: Date) => date.getTime() >= 0 && date.getUTCFullYear() <= LAST_YEAR

/** Null if it cannot be stored. */
export function productRow(product: PosProduct): ProductRow | null {
  const { remoteId, name, sku, category, price, currency, stockQuantity, isActive } = product
  const shown = clean(name, MAX_NAME)
  const isUsable = isId(remoteId) && shown !== '' && Number.isSafeInteger(price) && isCurrency(currency)
  if (!isUsable) return null
  return {
    remoteId,
    name: shown,
    sku: clean(sku, MAX_NAME),
    category: clean(category, MAX_NAME),
    price,
    currency,
    stockQuantity:
      stockQuantity === null ? null : Math.max(-MAX_STOCK, Math.min(MAX_STOCK, Math.trunc(stockQuantity))),
    isActive,
  }
}

/** Identifies a returning buyer: by the POS's own id, which is only valid there, otherwise by email address. */
function buyerOf(
  source: string,
  { customerRemoteId, customerEmail }: Pick<PosSale, 'customerRemoteId' | 'customerEmail'>,
): string | null {
  if (customerRemoteId && isId(customerRemoteId)) return `${source}:${customerRemoteId}`
  return clean(customerEmail ?? '', MAX_ID).toLowerCase() || null
}

/** Null if it cannot be stored. */
export function saleRow(source: string, sale: PosSale): { row: SaleRow; items: ItemRow[] } | null {
  const { remoteId, customerName, customerEmail, paymentMethod, soldAt, totalAmount, currency, status } = sale
  const isUsable =
    isId(remoteId) && isDate(soldAt) && Number.isSafeInteger(totalAmount) && isCurrency(currency)
  if (!isUsable) return null
  const refunded = Number.isSafeInteger(sale.refundedAmount) ? sale.refundedAmount : 0
  return {
    row: {
      remoteId,
      customerName: clean(customerName ?? '', MAX_NAME) || null,
      customerEmail: clean(customerEmail ?? '', MAX_ID).toLowerCase() || null,
      buyer: buyerOf(source, sale),
      paymentMethod: clean(paymentMethod, MAX_NAME),
      transactionDate: soldAt,
      totalAmount,
      refundedAmount: Math.max(0, Math.min(refunded, totalAmount)),
      currency,
      status,
    },
    items: sale.items.flatMap((item) => itemRow(item) ?? []),
  }
}

function itemRow({ name, quantity, amount }: PosSale['items'][number]): ItemRow | null {
  const shown = clean(name, MAX_NAME)
  const isUsable =
    shown !== '' && Number.isSafeInteger(amount) && Math.abs(quantity) <= MAX_QUANTITY && quantity !== 0
  // Rounded to thousandths, as stored, so that a repeated quantity is equal.
  return isUsable ? { name: shown, quantity: Math.round(quantity * 1000) / 1000, amount } : null
}
