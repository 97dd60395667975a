import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { aiSettingsSchema } from './ai-settings.contract.ts'
import { settingsRules } from './i18n/index.ts'

const noModel = ruleText(settingsRules, 'noModel')
const noAddress = ruleText(settingsRules, 'noAddress')

const rateLimits = costly({ person: 20, workspace: 40, seconds: 600 })

const localServerSchema = z.object({ name: z.string(), baseUrl: z.string(), models: z.array(z.string()) })
export type LocalServer = z.output<typeof localServerSchema>

const localAiSchema = z.object({
  /** Whether the operator lets owners use programs on this machine. */
  isAllowed: z.boolean(),
  servers: z.array(localServerSchema),
})
export type LocalAi = z.output<typeof localAiSchema>

export const findLocalAi = endpoint({
  method: 'GET',
  path: '/api/settings/ai/local',
  // The machine belongs to the administrator, not to everyone who works in the shop.
  access: 'owner',
  summary: 'Programs with AI models on the machine of this server: Ollama, LM Studio, llama.cpp',
  topics: ['ai-settings'],
  response: localAiSchema,
  rateLimits,
})

export const chooseLocalAi = endpoint({
  method: 'POST',
  path: '/api/settings/ai/local',
  access: 'owner',
  summary: 'Test a model on the machine of this server with one call and save it if that works',
  body: z.object({
    baseUrl: z.string().min(1, noAddress).max(100),
    model: z.string().trim().min(1, noModel).max(200),
  }),
  response: aiSettingsSchema,
  rateLimits,
})
