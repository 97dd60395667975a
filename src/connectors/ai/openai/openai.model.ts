import type { CreateModel } from '../ai-provider.ts'

// Set here, or the library would take an address from the environment.
const baseURL = 'https://api.openai.com/v1'

export const openaiModel: CreateModel = async ({ model, apiKey }, fetch) => {
  const { createOpenAI } = await import('@ai-sdk/openai')
  return createOpenAI({ apiKey: apiKey ?? '', baseURL, fetch })(model)
}
