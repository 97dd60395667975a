import type * as z from 'zod'
import { amountAsTyped, typedAmount } from '#client/forms/typed-amount.ts'
import type { Locale } from '#platform/locale.ts'
import { type Invoice, newInvoiceSchema } from '../invoices.contract.ts'

export const invoiceFormSchema = (currency: string) =>
  newInvoiceSchema.omit({ customerId: true }).extend({ amount: typedAmount(currency) })
export type InvoiceFormSchema = ReturnType<typeof invoiceFormSchema>

export const formValuesOf = (
  invoice: Invoice | undefined,
  currency: string,
  locale: Locale,
): z.input<InvoiceFormSchema> => ({
  invoiceNumber: invoice?.invoiceNumber ?? '',
  amount: invoice ? amountAsTyped(invoice.amount, currency, locale) : '',
  description: invoice?.description ?? '',
  dueDate: invoice?.dueDate ?? '',
  status: invoice?.status ?? 'pending',
})
