import * as z from 'zod'
import { saleStatuses } from '#connectors/pos/sale-status.ts'
import { endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'

export const productSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  sku: z.string(),
  category: z.string(),
  /** Minor units of its own currency, like all amounts here. */
  price: z.number().int(),
  currency: z.string(),
  stockQuantity: z.number().int().nullable(),
})
export type Product = z.output<typeof productSchema>

export const transactionSchema = z.object({
  id: z.uuid(),
  /** Null for guests. */
  customerName: z.string().nullable(),
  paymentMethod: z.string(),
  transactionDate: instantSchema,
  totalAmount: z.number().int(),
  refundedAmount: z.number().int(),
  currency: z.string(),
  status: z.enum(saleStatuses),
})
export type Transaction = z.output<typeof transactionSchema>

/**
 * Sales in a currency other than the shop's, in minor units. They are listed next to every sum and never added to one.
 */
export const otherCurrencySchema = z.object({
  currency: z.string(),
  sales: z.number().int(),
  revenue: z.number().int(),
})
export type OtherCurrency = z.output<typeof otherCurrencySchema>

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'signed-in',
  summary: 'Products that were synced or imported, newest first',
  topics: ['sales'],
  query: z.object(pageQuery),
  response: list(productSchema),
})

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/sales-transactions',
  access: 'signed-in',
  summary: 'Sales that were synced or imported, newest first',
  topics: ['sales'],
  query: z.object(pageQuery),
  response: list(transactionSchema),
})

export const importOutcomes = ['imported', 'changed', 'skipped', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const salesImportReportSchema = z.object({
  /** A preview: nothing was written. */
  isPreview: z.boolean(),
  imported: z.number(),
  changed: z.number(),
  skipped: z.number(),
  refused: z.number(),
  /** One row per line of the file, by line number. */
  rows: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      outcome: z.enum(importOutcomes),
      /** Why, in the language of the request; empty for imported lines. */
      reason: z.string(),
    }),
  ),
})
export type SalesImportReport = z.output<typeof salesImportReportSchema>

const importing = {
  method: 'POST',
  access: 'manager',
  query: z.object({ preview: z.enum(['true', 'false']).default('false') }),
  body: z.string().min(1),
  bodyType: 'csv',
  bodyLimit: 5 * 1024 * 1024,
  response: salesImportReportSchema,
  rateLimits: costly({ person: 60, seconds: 600 }),
} as const

export const importProducts = endpoint({
  ...importing,
  path: '/api/products/import',
  summary: 'Import products from a CSV file; known ones are updated, invalid lines are named',
})

export const importSales = endpoint({
  ...importing,
  path: '/api/sales-transactions/import',
  summary: 'Import sales from a CSV file, one item per line; known ones are updated, invalid lines are named',
})
