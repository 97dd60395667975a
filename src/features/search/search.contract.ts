import * as z from 'zod'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { campaignStatuses } from '#features/campaigns/campaign-status.ts'
import { endpoint } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { MAX_QUERY, MAX_RECENT } from './record-kinds.ts'

const foundSchema = z.object({
  campaigns: z.array(z.object({ id: z.uuid(), title: z.string(), status: z.enum(campaignStatuses) })),
  customers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Company, email or phone, to tell two of the same name apart. */
      detail: z.string(),
    }),
  ),
  conversations: z.array(
    z.object({
      id: z.uuid(),
      contactName: z.string(),
      /** The found message, shortened. */
      excerpt: z.string(),
    }),
  ),
})
export type Found = z.output<typeof foundSchema>

export const searchRecords = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'signed-in',
  summary: 'Campaigns, customers and conversations with these words, the best of each',
  topics: ['campaigns', 'customers', 'messages', 'brands'],
  query: z.object({ ...brandQuery, q: z.string().trim().min(1).max(MAX_QUERY) }),
  response: foundSchema,
  rateLimits: costly({ person: 240, seconds: 60 }),
})

const ID_LENGTH = 36

/** Ids with commas between them. */
const idList = z
  .string()
  .max(MAX_RECENT * (ID_LENGTH + 1))
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(MAX_RECENT))
  .default([])

export const recentRecords = endpoint({
  method: 'GET',
  path: '/api/search/recent',
  access: 'signed-in',
  summary: 'The names of records by id, for the list of recently opened ones; deleted ones are missing',
  topics: ['campaigns', 'customers', 'messages'],
  query: z.object({ campaigns: idList, customers: idList, conversations: idList }),
  response: foundSchema,
  rateLimits: costly({ person: 240, seconds: 60 }),
})
