import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { addressTroubles } from '#platform/address-trouble.ts'
import { endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'

const troubleSchema = z.object({
  /** Number of posts, capped at a thousand. */
  count: z.number(),
  /** The first few of their campaigns. */
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
  /** Set while the network rate-limits us. */
  pausedUntil: instantSchema.nullable(),
})
export type TroubledAccount = z.output<typeof troubledAccountSchema>

export const publishingHealthSchema = z.object({
  /** Whether any worker is running. */
  hasWorker: z.boolean(),
  /** How long the oldest due post has been waiting; null if none is due. */
  queueAgeSeconds: z.number().nullable(),
  waiting: z.number(),
  sending: z.number(),
  overdue: troubleSchema,
  unconfirmed: troubleSchema,
  needsYou: troubleSchema,
  /** Scheduled within the last seven days. */
  failed: troubleSchema,
  last: momentSchema.nullable(),
  next: momentSchema.nullable(),
  accounts: z.array(troubledAccountSchema),
  /** Why networks that fetch media cannot; null if they can, or if no channel needs it. */
  address: z.enum(addressTroubles).nullable(),
})
export type PublishingHealth = z.output<typeof publishingHealthSchema>

export const getPublishingHealth = endpoint({
  method: 'GET',
  path: '/api/publishing/health',
  access: 'signed-in',
  summary: 'Publishing health: queue, delays, posts and accounts that need attention',
  topics: ['campaigns', 'social-accounts'],
  response: publishingHealthSchema,
})

export const countScheduledThrough = endpoint({
  method: 'GET',
  path: '/api/publishing/accounts/:id/scheduled',
  access: 'signed-in',
  summary: 'How many scheduled posts would go through an account',
  topics: ['campaigns', 'social-accounts'],
  params: z.object({ id: z.uuid() }),
  response: z.object({ count: z.number() }),
})
