import type * as z from 'zod'
import { amountAsTyped, typedAmount } from '#client/typed-amount.ts'
import type { Locale } from '#platform/locale.ts'
import { type Invoice, newInvoiceSchema } from '../invoices.contract.ts'

export const invoiceFormSchema = newInvoiceSchema.omit({ customerId: true }).extend({ amount: typedAmount })

export const formValuesOf = (
  invoice: Invoice | undefined,
  locale: Locale,
): z.input<typeof invoiceFormSchema> => ({
  invoiceNumber: invoice?.invoiceNumber ?? '',
  amount: invoice ? amountAsTyped(invoice.amount, locale) : '',
  description: invoice?.description ?? '',
  dueDate: invoice?.dueDate ?? '',
  status: invoice?.status ?? 'pending',
})
