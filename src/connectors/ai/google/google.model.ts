import type { CreateModel } from '../ai-provider.ts'

// Explicit, because the SDK would otherwise read a base URL from the environment.
const baseURL = 'https://generativelanguage.googleapis.com/v1beta'

export const googleModel: CreateModel = async ({ model, apiKey }, fetch) => {
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
  return createGoogleGenerativeAI({ apiKey: apiKey ?? '', baseURL, fetch })(model)
}
