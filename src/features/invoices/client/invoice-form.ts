import * as z from 'zod'
import type { Locale } from '#platform/locale.ts'
import { centsFromDecimal, decimalFromCents } from '#platform/money.ts'
import { says } from '#platform/validation.ts'
import { type Invoice, newInvoiceSchema } from '../invoices.contract.ts'

const notAnAmount = says('Enter an amount such as 19.99', 'Escribe un importe, por ejemplo 19,99')

/** An amount as it is typed, with a point or a comma, turned into whole cents. */
const typedAmount = z.string().transform((text, context) => {
  const cents = centsFromDecimal(text)
  if (cents !== null) return cents
  context.addIssue({ code: 'custom', message: notAnAmount })
  return z.NEVER
})

export const invoiceFormSchema = newInvoiceSchema.omit({ customerId: true }).extend({ amount: typedAmount })

const typed = (cents: number, locale: Locale) =>
  locale === 'es' ? decimalFromCents(cents).replace('.', ',') : decimalFromCents(cents)

export const formValuesOf = (
  invoice: Invoice | undefined,
  locale: Locale,
): z.input<typeof invoiceFormSchema> => ({
  invoiceNumber: invoice?.invoiceNumber ?? '',
  amount: invoice ? typed(invoice.amount, locale) : '',
  description: invoice?.description ?? '',
  dueDate: invoice?.dueDate ?? '',
  status: invoice?.status ?? 'pending',
})
