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

/** A plain web address: no login in it, and nothing behind the path. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash
}

/** Where texts come from. `apiKey` left out keeps the stored one, as long as it goes to the same provider and address. */
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
  /** Whose settings are in use: this workspace's, those of the whole installation, or nobody's. */
  source: z.enum(['workspace', 'installation', 'none']),
  provider: z.enum(aiProviders).nullable(),
  model: z.string().nullable(),
  baseUrl: z.string().nullable(),
  hasKey: z.boolean(),
  /** The last characters of the key, to tell it from others. */
  keyHint: z.string().nullable(),
  /** A key is stored and cannot be read any more, since the app secret has changed. */
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
  summary: 'Call an AI provider once and keep it when that worked',
  body: aiSettingsInputSchema,
  response: aiSettingsSchema,
  rateLimits: costly({ person: 20, workspace: 40, seconds: 600 }),
})

export const removeAiSettings = endpoint({
  method: 'DELETE',
  path: '/api/settings/ai',
  access: 'manager',
  summary: "Forget the workspace's AI provider and its key",
  response: empty,
})
