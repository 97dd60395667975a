import { letterheadOf } from '#core/brands/index.server.ts'
import { getCustomer } from '#features/customers/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { invoicePdfMessages } from '../i18n/index.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { findSeller } from './invoices.repository.ts'
import { get } from './invoices.service.ts'

const safeInFileName = (text: string) => text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')

/** The invoice as PDF, in the customer's language. */
export async function printInvoice(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  id: string,
): Promise<FileAnswer> {
  const invoice = await get(deps, actor, id)
  const customer = await getCustomer(deps.db, actor, invoice.customerId)
  const body = await drawInvoice({
    locale: customer.language,
    seller: await findSeller(deps.db, actor.workspaceId),
    currency: actor.currency,
    number: invoice.invoiceNumber,
    issuedOn: dayIn(actor.timeZone, new Date(invoice.createdAt)),
    dueOn: invoice.dueDate,
    status: invoice.status,
    billTo: customer,
    description: invoice.description,
    units: invoice.amount,
    printedAt: deps.clock.now(),
    letterhead: await letterheadOf(deps, actor.workspaceId, customer.brandId),
  })
  const t = textOf(invoicePdfMessages, customer.language)
  const downloadName = t('fileName', { number: safeInFileName(invoice.invoiceNumber) })
  return { type: 'application/pdf', body, length: body.length, downloadName }
}
