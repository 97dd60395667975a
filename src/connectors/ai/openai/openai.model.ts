import type { CreateModel } from '../ai-provider.ts'

// Explicit, because the SDK would otherwise read a base URL from the environment.
const baseURL = 'https://api.openai.com/v1'

export const openaiModel: CreateModel = async ({ model, apiKey }, fetch) => {
  const { createOpenAI } = await import('@ai-sdk/openai')
  return createOpenAI({ apiKey: apiKey ?? '', baseURL, fetch })(model)
}
