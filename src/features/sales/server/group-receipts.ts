import { createHash } from 'node:crypto'
import type { PosSale } from '#connectors/pos/pos.ts'
import type { SaleStatus } from '#connectors/pos/sale-status.ts'
import { fold } from '#server/csv/cells.ts'
import type { CheckedLine, SaleLine } from './check-sale-line.ts'

/** Lines of one sale, in file order. */
export type Receipt = { remoteId: string; lines: CheckedLine[] }

const fingerprint = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Lines with the same receipt number are one sale. A line without a number is a sale by itself, identified by its
 * content: in tomorrow's file it is the same one, and two equal lines on one day are two.
 */
export function groupReceipts(lines: readonly CheckedLine[]): Receipt[] {
  const receipts = new Map<string, Receipt>()
  const alike = new Map<string, number>()
  for (const each of lines) {
    const sale = 'sale' in each ? each.sale : null
    let remoteId = each.receipt ? `receipt ${fold(each.receipt)}`.slice(0, 255) : ''
    if (!remoteId) {
      const print = sale
        ? fingerprint([sale.soldAt, sale.customer, sale.email, sale.product, sale.quantity, sale.total])
        : `refused ${each.line}`
      const nth = (alike.get(print) ?? 0) + 1
      alike.set(print, nth)
      remoteId = `line ${print} ${nth}`
    }
    const receipt = receipts.get(remoteId) ?? { remoteId, lines: [] }
    receipt.lines.push(each)
    receipts.set(remoteId, receipt)
  }
  return [...receipts.values()]
}

function statusOf(status: SaleStatus, total: number, refunded: number): SaleStatus {
  if (refunded === 0 || status === 'pending' || status === 'cancelled') return status
  return refunded === total ? 'refunded' : 'partially_refunded'
}

/** The sale of a receipt; buyer and time come from the first line. */
export function saleOf(remoteId: string, lines: readonly SaleLine[]): PosSale {
  const [first] = lines
  if (!first) throw new Error('A sale needs a line.')
  const sum = (of: (line: SaleLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const totalAmount = sum(({ total }) => total)
  const refundedAmount = sum(({ refunded }) => refunded)
  return {
    remoteId,
    customerName: first.customer || null,
    customerEmail: first.email || null,
    customerRemoteId: null,
    paymentMethod: first.payment,
    soldAt: first.soldAt,
    totalAmount,
    refundedAmount,
    currency: first.currency,
    status: statusOf(first.status, totalAmount, refundedAmount),
    items: lines
      .filter(({ product }) => product !== '')
      .map(({ product, quantity, total }) => ({ name: product, quantity, amount: total })),
  }
}
