import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { empty, endpoint, list } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'

export const accountHealths = ['ok', 'needs_reconnect', 'unreachable'] as const
export type AccountHealth = (typeof accountHealths)[number]

export const socialAccountSchema = z.object({
  id: z.uuid(),
  platform: z.string(),
  accountName: z.string(),
  isActive: z.boolean(),
  /** On the built-in sandbox network: nothing it publishes leaves this installation. */
  isTest: z.boolean(),
  health: z.enum(accountHealths),
  checkedAt: instantSchema.nullable(),
  /** The page with its posts, if we have one. */
  feedPath: z.string().nullable(),
  brandId: z.uuid().nullable(),
})
export type SocialAccount = z.output<typeof socialAccountSchema>

const byId = z.object({ id: z.uuid() })

export const listSocialAccounts = endpoint({
  method: 'GET',
  path: '/api/social-accounts',
  access: 'signed-in',
  summary: 'The accounts that are connected to the workspace',
  topics: ['social-accounts'],
  response: list(socialAccountSchema),
})

export const connectTestAccount = endpoint({
  method: 'POST',
  path: '/api/social-accounts/sandbox',
  access: 'manager',
  summary: 'Connect a platform to the sandbox network; repeating it answers the existing account',
  body: z.object({ platform: z.enum(allPlatforms), brandId: z.uuid().nullish() }),
  response: socialAccountSchema,
  status: 201,
})

export const connectAllTestAccounts = endpoint({
  method: 'POST',
  path: '/api/social-accounts/sandbox/all',
  access: 'manager',
  summary: 'Connect every platform that has no account yet to the sandbox network, or some of them',
  body: z.object({ platforms: z.array(z.enum(allPlatforms)).max(allPlatforms.length).optional() }),
  response: z.object({ connected: z.number() }),
})

export const checkSocialAccount = endpoint({
  method: 'POST',
  path: '/api/social-accounts/:id/check',
  access: 'manager',
  summary: 'Check with the network whether an account still works',
  params: byId,
  response: socialAccountSchema,
  rateLimits: costly({ person: 60, seconds: 600 }),
})

export const disconnectSocialAccount = endpoint({
  method: 'DELETE',
  path: '/api/social-accounts/:id',
  access: 'manager',
  summary: 'Disconnect an account; its scheduled posts will need a person, published ones stay',
  params: byId,
  response: empty,
})
