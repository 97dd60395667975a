import type { CreateModel } from '../ai-provider.ts'

// Explicit, because the SDK would otherwise read a base URL from the environment.
const baseURL = 'https://api.anthropic.com/v1'

export const anthropicModel: CreateModel = async ({ model, apiKey }, fetch) => {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ apiKey: apiKey ?? '', baseURL, fetch })(model)
}
