import { getCustomer } from '#features/customers/index.server.ts'
import { messagesOfCustomer } from '#features/inbox/index.server.ts'
import { listInvoices } from '#features/invoices/index.server.ts'
import { salesOfBuyer } from '#features/sales/index.server.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { TimelineEntry } from '../customer-timeline.contract.ts'

type PageQuery = { limit: number; cursor?: string | undefined }

// An excerpt to recognize a message; the conversation has the full text.
const ENOUGH_OF_A_MESSAGE = 280

const inShort = (text: string) => {
  const signs = Array.from(text)
  return signs.length > ENOUGH_OF_A_MESSAGE ? `${signs.slice(0, ENOUGH_OF_A_MESSAGE).join('')}…` : text
}

const newestFirst = (a: TimelineEntry, b: TimelineEntry) =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1

/**
 * Messages, invoices and sales of one customer. Each kind reads a full page from its own index; the newest of all are
 * the page.
 */
export async function customerTimeline(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { limit, cursor }: PageQuery,
) {
  const { db } = deps
  const { workspaceId } = actor
  const { email } = await getCustomer(db, actor, id)
  const after = cursor ? decodeInstantCursor(cursor) : null
  const [written, billed, sold] = await Promise.all([
    messagesOfCustomer(db, workspaceId, id, after, limit + 1),
    listInvoices(deps, actor, { customerId: id, limit: limit + 1, cursor }),
    email ? salesOfBuyer(db, workspaceId, email, after, limit + 1) : [],
  ])
  const entries: TimelineEntry[] = [
    ...written.map(({ content, direction, ...message }) => ({
      ...message,
      kind: 'message' as const,
      isOurs: direction === 'out',
      text: inShort(content),
    })),
    ...billed.items.map(({ id, createdAt, invoiceNumber, amount, status }) => ({
      kind: 'invoice' as const,
      id,
      at: createdAt,
      number: invoiceNumber,
      amount,
      status,
    })),
    ...sold.map(({ transactionDate, totalAmount, ...sale }) => ({
      ...sale,
      kind: 'sale' as const,
      at: transactionDate,
      amount: totalAmount,
    })),
  ]
  return toPage(entries.sort(newestFirst), limit, (entry) => [entry.at, entry.id])
}
