import * as z from 'zod'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { empty, endpoint, file, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { centsSchema } from '#platform/money.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { invoicesRules } from './i18n/index.ts'

export const invoiceStatuses = ['pending', 'paid', 'overdue', 'cancelled'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceSchema = z.object({
  id: z.uuid(),
  customerId: z.uuid(),
  customerName: z.string(),
  invoiceNumber: z.string(),
  amount: z.number(),
  description: z.string().nullable(),
  /** A calendar day, YYYY-MM-DD. */
  dueDate: z.string().nullable(),
  /** A pending invoice past its due date, in the workspace's zone, reads as overdue. */
  status: z.enum(invoiceStatuses),
  fileUrl: z.string().nullable(),
  createdAt: instantSchema,
})
export type Invoice = z.output<typeof invoiceSchema>

const invalidDate = ruleText(invoicesRules, 'invalidDate')

const day = z.union([z.literal('').transform(() => null), z.iso.date(invalidDate)], invalidDate).nullish()

const number = z
  .string()
  .trim()
  .min(1, ruleText(invoicesRules, 'invoiceNumberIsRequired'))
  .max(50, atMostCharacters(50))

const description = z.string().trim().max(2000, atMostCharacters(2000)).nullish()

export const newInvoiceSchema = z.object({
  customerId: z.uuid(),
  invoiceNumber: number,
  amount: centsSchema,
  description: description.transform((text) => text || null),
  dueDate: day.transform((date) => date ?? null),
  status: z.enum(invoiceStatuses).default('pending'),
})
export type NewInvoice = z.output<typeof newInvoiceSchema>

/** Fields that are left out stay unchanged. */
export const invoiceChangesSchema = z.object({
  invoiceNumber: number.optional(),
  amount: centsSchema.optional(),
  description,
  dueDate: day,
  status: z.enum(invoiceStatuses).optional(),
  fileUrl: fileUrlSchema.nullish(),
})
export type InvoiceChanges = z.output<typeof invoiceChangesSchema>

const byId = z.object({ id: z.uuid() })

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: 'signed-in',
  summary: 'The invoices, newest first, one page at a time',
  topics: ['invoices', 'customers', 'brands'],
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    customerId: z.uuid().optional(),
    status: z.enum(invoiceStatuses).optional(),
  }),
  response: list(invoiceSchema),
})

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:id',
  access: 'signed-in',
  summary: 'One invoice',
  topics: ['invoices/:id', 'customers'],
  params: byId,
  response: invoiceSchema,
})

export const createInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices',
  access: 'signed-in',
  summary: 'Add an invoice for a customer; the number is unique in the workspace',
  body: newInvoiceSchema,
  response: invoiceSchema,
  status: 201,
  idempotent: true,
})

export const updateInvoice = endpoint({
  method: 'PUT',
  path: '/api/invoices/:id',
  access: 'signed-in',
  summary: 'Update an invoice, for example its file or status; omitted fields stay unchanged',
  params: byId,
  body: invoiceChangesSchema,
  response: invoiceSchema,
})

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/api/invoices/:id',
  access: 'signed-in',
  summary: 'Delete an invoice',
  params: byId,
  response: empty,
})

export const invoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  access: 'signed-in',
  summary: "The invoice as PDF, in the customer's language",
  params: byId,
  response: file('application/pdf'),
  rateLimits: costly({ person: 60, seconds: 60 }),
})
