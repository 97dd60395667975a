import * as z from 'zod'
import { aiProviders, needsAddress } from '#connectors/ai/registry.ts'
import { empty, endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { settingsRules } from './i18n/index.ts'

const noModel = ruleText(settingsRules, 'noModel')
const noAddress = ruleText(settingsRules, 'noAddress')
const badKey = ruleText(settingsRules, 'badKey')

/** A plain web URL without credentials or query. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash
}

/** The provider of generated texts. Without `apiKey` the stored one stays, if provider and URL are the same. */
export const aiSettingsInputSchema = z
  .object({
    provider: z.enum(aiProviders),
    model: z.string().trim().min(1, noModel).max(200),
    baseUrl: z
      .string()
      .trim()
      .max(500, noAddress)
      .refine((text) => text === '' || isAddress(text), noAddress)
      .optional(),
    apiKey: z
      .string()
      .trim()
      .max(500)
      .regex(/^[\x21-\x7e]*$/, badKey)
      .optional(),
  })
  .refine(({ provider, baseUrl }) => !needsAddress(provider) || Boolean(baseUrl), {
    path: ['baseUrl'],
    error: noAddress,
  })
export type AiSettingsInput = z.output<typeof aiSettingsInputSchema>

export const aiSettingsSchema = z.object({
  /** Whose settings are in use. */
  source: z.enum(['workspace', 'installation', 'none']),
  provider: z.enum(aiProviders).nullable(),
  model: z.string().nullable(),
  baseUrl: z.string().nullable(),
  hasKey: z.boolean(),
  /** The last characters of the key, to recognize it. */
  keyHint: z.string().nullable(),
  /** The stored key is unreadable, because the app secret has changed. */
  isKeyLost: z.boolean(),
  testedAt: instantSchema.nullable(),
})
export type AiSettings = z.output<typeof aiSettingsSchema>

export const getAiSettings = endpoint({
  method: 'GET',
  path: '/api/settings/ai',
  access: 'manager',
  summary: 'The AI provider in use, without its key',
  topics: ['ai-settings'],
  response: aiSettingsSchema,
})

export const saveAiSettings = endpoint({
  method: 'PUT',
  path: '/api/settings/ai',
  access: 'manager',
  summary: 'Test an AI provider with one call and save it if that works',
  body: aiSettingsInputSchema,
  response: aiSettingsSchema,
  rateLimits: costly({ person: 20, workspace: 40, seconds: 600 }),
})

export const removeAiSettings = endpoint({
  method: 'DELETE',
  path: '/api/settings/ai',
  access: 'manager',
  summary: "Delete the workspace's AI provider and its key",
  response: empty,
})
