import * as z from 'zod'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { emailSchema, invalidEmail } from '#platform/email.ts'
import { empty, endpoint, file, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { consentNoteSchema, reachFilters } from './consent.contract.ts'
import { customersRules } from './i18n/index.ts'

export const customerStatuses = ['active', 'inactive', 'prospect'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

const optionalText = (max: number) => {
  const tooLong = atMostCharacters(max)
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .nullish()
    .transform((text) => text || null)
}

export const customerSchema = z.object({
  id: z.uuid(),
  /** Null without a brand. */
  brandId: z.uuid().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  address: z.string().nullable(),
  notes: z.string().nullable(),
  status: z.enum(customerStatuses),
  /** The language of texts to them. */
  language: z.enum(locales),
  /** Cents of all invoices except canceled ones. */
  totalInvoiced: z.number(),
  createdAt: instantSchema,
})
export type Customer = z.output<typeof customerSchema>

export const customerDetailsSchema = z.object({
  name: z.string().trim().min(1, ruleText(customersRules, 'nameIsRequired')).max(200, atMostCharacters(200)),
  email: z
    .union([z.literal('').transform(() => null), emailSchema], invalidEmail)
    .nullish()
    .transform((email) => email ?? null),
  phone: optionalText(50),
  company: optionalText(200),
  address: optionalText(500),
  notes: optionalText(5000),
  status: z.enum(customerStatuses).default('active'),
  /** Defaults to the language of the person who adds the customer. */
  language: z.enum(locales).optional(),
  /** If omitted, a new customer has no brand, and an existing one keeps its own. */
  brandId: z.uuid().nullish(),
})
export type CustomerDetails = z.output<typeof customerDetailsSchema>

const byId = z.object({ id: z.uuid() })

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/customers',
  access: 'signed-in',
  summary: 'The customers by name, one page at a time',
  topics: ['customers', 'invoices', 'brands'],
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    search: z.string().trim().max(200).optional(),
    status: z.enum(customerStatuses).optional(),
    reach: z.enum(reachFilters).optional(),
  }),
  response: list(customerSchema),
})

export const customerSummary = endpoint({
  method: 'GET',
  path: '/api/customers/summary',
  access: 'signed-in',
  summary: 'How many customers and invoices there are, and the cents of the paid ones',
  topics: ['customers', 'invoices', 'brands'],
  query: z.object(brandQuery),
  response: z.object({ totalCustomers: z.number(), totalInvoices: z.number(), totalRevenue: z.number() }),
})

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/customers/:id',
  access: 'signed-in',
  summary: 'One customer',
  topics: ['customers/:id', 'invoices'],
  params: byId,
  response: customerSchema,
})

export const createCustomer = endpoint({
  method: 'POST',
  path: '/api/customers',
  access: 'signed-in',
  summary: 'Add a customer',
  body: customerDetailsSchema,
  response: customerSchema,
  status: 201,
  idempotent: true,
})

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/api/customers/:id',
  access: 'signed-in',
  summary: 'Change a customer',
  params: byId,
  body: customerDetailsSchema,
  response: customerSchema,
})

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/api/customers/:id',
  access: 'signed-in',
  summary: 'Delete a customer; refused while invoices exist',
  params: byId,
  response: empty,
})

export const importReportSchema = z.object({
  imported: z.number(),
  skipped: z.number(),
  refused: z.number(),
  /** One row per line of the file, by line number. */
  rows: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      outcome: z.enum(['imported', 'skipped', 'refused']),
      /** Why, in the language of the request; empty for imported lines. */
      reason: z.string(),
    }),
  ),
})
export type ImportReport = z.output<typeof importReportSchema>

export const importCustomers = endpoint({
  method: 'POST',
  path: '/api/customers/import',
  access: 'signed-in',
  summary: 'Import customers from a CSV file; known email addresses are skipped, invalid lines are named',
  query: z
    .object({
      /** The brand of all imported customers. */
      ...brandQuery,
      /** Whether all people of the file agreed. Nobody did unless someone says so, and where. */
      emailConsent: z.stringbool().default(false),
      whatsappConsent: z.stringbool().default(false),
      consentNote: consentNoteSchema,
    })
    .refine((query) => query.consentNote !== null || !(query.emailConsent || query.whatsappConsent), {
      path: ['consentNote'],
      error: ruleText(customersRules, 'consentNoteIsRequired'),
    }),
  body: z.string().min(1),
  bodyType: 'csv',
  bodyLimit: 5 * 1024 * 1024,
  response: importReportSchema,
  rateLimits: costly({ person: 60, seconds: 600 }),
})

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/api/customers/export',
  access: 'signed-in',
  summary: 'All customers as CSV, safe to open in a spreadsheet',
  response: file('text/csv'),
  rateLimits: costly({ person: 20, seconds: 60 }),
})
