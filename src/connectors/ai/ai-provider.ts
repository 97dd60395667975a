import type { LanguageModel } from 'ai'
import type { Words } from '#platform/locale.ts'

/** What the settings need to know about a provider before loading its SDK. */
export type AiManifest = {
  label: Words
  /** An example model name. */
  exampleModel: string
  /**
   * The user enters the base URL, and the key is optional. All other providers have a fixed URL and require a key.
   */
  needsAddress?: true
}

export type AiModel = Extract<LanguageModel, { specificationVersion: 'v3' }>

export type ModelSettings = {
  model: string
  /** Only for providers with `needsAddress`. */
  baseUrl: string | null
  apiKey: string | null
}

/** Loads the provider's SDK on the first call: together, the SDKs are larger than the app. */
export type CreateModel = (settings: ModelSettings, fetch: typeof globalThis.fetch) => Promise<AiModel>
