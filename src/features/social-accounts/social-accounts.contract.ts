import * as z from 'zod'
import { endpoint, list } from '#platform/endpoint.ts'

export const socialAccountSchema = z.object({
  id: z.uuid(),
  platform: z.string(),
  accountName: z.string(),
  isActive: z.boolean(),
})
export type SocialAccount = z.output<typeof socialAccountSchema>

export const listSocialAccounts = endpoint({
  method: 'GET',
  path: '/api/social-accounts',
  access: 'signed-in',
  summary: 'The accounts that are connected to the workspace',
  response: list(socialAccountSchema),
})
