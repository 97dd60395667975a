import { expect, test } from 'vitest'
import { fieldErrors } from '#platform/validation.ts'
import { formValuesOf, invoiceFormSchema } from './invoice-form.ts'

const filled = { ...formValuesOf(undefined, 'en'), invoiceNumber: 'INV-1' }

test.each([
  ['19.99', 1999],
  ['19,99', 1999],
  ['10,5', 1050],
  ['0.29', 29],
  ['4.35', 435],
  [' 1250 ', 125_000],
])('the typed amount %s is %i cents', (amount, cents) => {
  expect(invoiceFormSchema.parse({ ...filled, amount }).amount).toBe(cents)
})

test.each(['', '1.250,50', '1,250', '-5', 'abc', '1e3', '19.999'])('"%s" is no amount', (amount) => {
  const { error } = invoiceFormSchema.safeParse({ ...filled, amount })
  expect(error && fieldErrors(error, 'es')).toEqual({ amount: 'Escribe un importe, por ejemplo 19,99' })
})

test('an invoice goes through the form unchanged, in both languages', () => {
  const invoice = {
    id: '0198a000-0000-7000-8000-000000000001',
    customerId: '0198a000-0000-7000-8000-000000000002',
    customerName: 'Ana',
    invoiceNumber: 'INV-7',
    amount: 1_234_567,
    description: null,
    dueDate: '2026-03-10',
    status: 'paid',
    fileUrl: null,
    createdAt: '2026-03-01T09:00:00.000Z',
  } as const
  for (const locale of ['en', 'es'] as const) {
    expect(invoiceFormSchema.parse(formValuesOf(invoice, locale))).toEqual({
      invoiceNumber: 'INV-7',
      amount: 1_234_567,
      description: null,
      dueDate: '2026-03-10',
      status: 'paid',
    })
  }
})
