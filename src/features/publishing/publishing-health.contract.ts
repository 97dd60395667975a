import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'

const troubleSchema = z.object({
  /** Of posts; a thousand stands for that many or more. */
  count: z.number(),
  /** The first of the campaigns they are of. */
  campaigns: z.array(z.object({ id: z.uuid(), title: z.string() })),
})
export type Trouble = z.output<typeof troubleSchema>

const momentSchema = z.object({
  at: instantSchema,
  platform: z.enum(allPlatforms),
  campaignId: z.uuid(),
  title: z.string(),
})

export const troubledAccountSchema = z.object({
  id: z.uuid(),
  platform: z.enum(allPlatforms),
  accountName: z.string(),
  brandId: z.uuid().nullable(),
  isTest: z.boolean(),
  trouble: z.enum(['needs_reconnect', 'unreachable', 'paused']),
  /** Where the network asked us to wait. */
  pausedUntil: instantSchema.nullable(),
})
export type TroubledAccount = z.output<typeof troubledAccountSchema>

export const publishingHealthSchema = z.object({
  /** Whether anybody takes up posts at all. */
  hasWorker: z.boolean(),
  /** How long the post that could have gone out first has been waiting; null when none is due. */
  queueAgeSeconds: z.number().nullable(),
  waiting: z.number(),
  sending: z.number(),
  overdue: troubleSchema,
  unconfirmed: troubleSchema,
  needsYou: troubleSchema,
  /** Planned for one of the last seven days. */
  failed: troubleSchema,
  last: momentSchema.nullable(),
  next: momentSchema.nullable(),
  accounts: z.array(troubledAccountSchema),
})
export type PublishingHealth = z.output<typeof publishingHealthSchema>

export const getPublishingHealth = endpoint({
  method: 'GET',
  path: '/api/publishing/health',
  access: 'signed-in',
  summary: 'Whether posts go out: what waits and for how long, what needs somebody, and which accounts do',
  topics: ['campaigns', 'social-accounts'],
  response: publishingHealthSchema,
})
