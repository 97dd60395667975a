import type { CreateModel } from '../ai-provider.ts'

export const openaiCompatibleModel: CreateModel = async ({ model, baseUrl, apiKey }, fetch) => {
  if (!baseUrl) throw new Error('This provider needs an address.')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const settings = { name: 'own', baseURL: baseUrl, fetch, includeUsage: true }
  return createOpenAICompatible({ ...settings, ...(apiKey && { apiKey }) })(model)
}
