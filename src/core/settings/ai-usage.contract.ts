import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

const MAX_TOKENS = 1_000_000_000_000
const MAX_PRICE = 1_000_000

const price = z.number().min(0).max(MAX_PRICE).nullable()

export const aiBudgetSchema = z.object({
  /** Null for no limit. */
  monthlyTokens: z.number().int().min(0).max(MAX_TOKENS).nullable(),
  /** Per million tokens, in the workspace's currency. */
  inputPrice: price,
  outputPrice: price,
})
export type AiBudget = z.output<typeof aiBudgetSchema>

const aiUsageSchema = aiBudgetSchema.extend({
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** In the workspace's currency; null without prices. */
  cost: z.number().nullable(),
  isAtLimit: z.boolean(),
})
export type AiUsage = z.output<typeof aiUsageSchema>

export const getAiUsage = endpoint({
  method: 'GET',
  path: '/api/settings/ai/usage',
  access: 'manager',
  summary: 'The tokens that AI models used this month, their cost and the monthly limit',
  topics: ['ai-settings'],
  response: aiUsageSchema,
})

export const saveAiBudget = endpoint({
  method: 'PUT',
  path: '/api/settings/ai/usage',
  access: 'manager',
  summary: 'Set the monthly limit of AI tokens and their prices',
  body: aiBudgetSchema,
  response: aiUsageSchema,
})
