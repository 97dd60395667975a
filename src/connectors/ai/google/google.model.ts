import type { CreateModel } from '../ai-provider.ts'

// Set here, or the library would take an address from the environment.
const baseURL = 'https://generativelanguage.googleapis.com/v1beta'

export const googleModel: CreateModel = async ({ model, apiKey }, fetch) => {
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
  return createGoogleGenerativeAI({ apiKey: apiKey ?? '', baseURL, fetch })(model)
}
