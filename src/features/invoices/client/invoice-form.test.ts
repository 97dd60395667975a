import { expect, test } from 'vitest'
import { fieldErrors } from '#platform/validation.ts'
import { formValuesOf, invoiceFormSchema } from './invoice-form.ts'

const filled = { ...formValuesOf(undefined, 'USD', 'en'), invoiceNumber: 'INV-1' }

test.each([
  ['19.99', 'USD', 1999],
  ['19,99', 'EUR', 1999],
  ['10,5', 'EUR', 1050],
  ['0.29', 'USD', 29],
  ['4.35', 'USD', 435],
  [' 1250 ', 'USD', 125_000],
  ['1250', 'JPY', 1250],
  ['19.999', 'KWD', 19_999],
])('the typed amount %s %s is %i units', (amount, currency, units) => {
  expect(invoiceFormSchema(currency).parse({ ...filled, amount }).amount).toBe(units)
})

test.each(['', '1.250,50', '1,250', '-5', 'abc', '1e3', '19.999'])('"%s" is not an amount', (amount) => {
  const { error } = invoiceFormSchema('EUR').safeParse({ ...filled, amount })
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
  for (const [locale, currency] of [
    ['en', 'USD'],
    ['es', 'EUR'],
    ['es', 'CLP'],
    ['en', 'BHD'],
  ] as const) {
    expect(invoiceFormSchema(currency).parse(formValuesOf(invoice, currency, locale))).toEqual({
      invoiceNumber: 'INV-7',
      amount: 1_234_567,
      description: null,
      dueDate: '2026-03-10',
      status: 'paid',
    })
  }
})
