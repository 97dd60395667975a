import type { LanguageModel } from 'ai'
import type { AiProvider } from '#platform/ai-providers.ts'
import type { OutgoingFetch } from '../outgoing/guarded-fetch.ts'

export type AiConnection = {
  provider: AiProvider
  model: string
  /** Only of providers that are reached at an address of the person's choice. */
  baseUrl: string | null
  apiKey: string | null
}

export type AiModel = Exclude<LanguageModel, string>

// Said in full, or the libraries would take addresses of their own choice from the environment.
const addresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** The model of a connection. Each provider's library is loaded when it is first needed: together they weigh more than we do. */
export async function createModel(connection: AiConnection, call: OutgoingFetch): Promise<AiModel> {
  // The library would write its advice to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { provider, model, baseUrl } = connection
  const apiKey = connection.apiKey ?? ''
  const fetch = call as typeof globalThis.fetch
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey, baseURL: addresses.openai, fetch })(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, baseURL: addresses.anthropic, fetch })(model)
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ apiKey, baseURL: addresses.google, fetch })(model)
    }
    case 'openai-compatible': {
      if (!baseUrl) throw new Error('This provider needs an address.')
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const settings = { name: 'own', baseURL: baseUrl, fetch, ...(apiKey && { apiKey }) }
      return createOpenAICompatible(settings)(model)
    }
  }
}
