import * as z from 'zod'
import { endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { saleStatuses } from '#pos/sale-status.ts'

export const productSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  sku: z.string(),
  category: z.string(),
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

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'signed-in',
  summary: 'Products that were synced or imported, newest first',
  query: z.object(pageQuery),
  response: list(productSchema),
})

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/sales-transactions',
  access: 'signed-in',
  summary: 'Sales that were synced or imported, newest first',
  query: z.object(pageQuery),
  response: list(transactionSchema),
})
