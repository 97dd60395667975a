import * as z from 'zod'
import { saleStatuses } from '#connectors/pos/sale-status.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { invoiceStatuses } from '#features/invoices/invoices.contract.ts'
import { endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'

const moment = { id: z.uuid(), at: instantSchema }

export const timelineEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...moment,
    kind: z.literal('message'),
    conversationId: z.uuid(),
    platform: z.enum(allPlatforms),
    /** Written by the shop. */
    isOurs: z.boolean(),
    /** An excerpt. */
    text: z.string(),
  }),
  z.object({
    ...moment,
    kind: z.literal('invoice'),
    number: z.string(),
    amount: z.number(),
    status: z.enum(invoiceStatuses),
  }),
  z.object({
    ...moment,
    kind: z.literal('sale'),
    /** In minor units of its own currency. */
    amount: z.number(),
    refundedAmount: z.number(),
    currency: z.string(),
    status: z.enum(saleStatuses),
  }),
])
export type TimelineEntry = z.output<typeof timelineEntrySchema>

export const customerTimeline = endpoint({
  method: 'GET',
  path: '/api/customers/:id/timeline',
  access: 'signed-in',
  summary: 'Messages, invoices and sales of one customer, newest first; sales are theirs by email address',
  topics: ['customers/:id', 'invoices', 'messages', 'sales'],
  params: z.object({ id: z.uuid() }),
  query: z.object(pageQuery),
  response: list(timelineEntrySchema),
})
