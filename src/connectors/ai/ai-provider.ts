import type { LanguageModel } from 'ai'
import type { Words } from '#platform/locale.ts'

/** Everything the settings need to know about a provider before its library is loaded. */
export type AiManifest = {
  label: Words
  /** A model name to show as an example. */
  exampleModel: string
  /** Called at an address that the person enters, with or without a key; all others have one address and need a key. */
  needsAddress?: true
}

export type AiModel = Exclude<LanguageModel, string>

export type ModelSettings = {
  model: string
  /** Only of providers that need an address. */
  baseUrl: string | null
  apiKey: string | null
}

/** Loads the provider's library on the first call: together the libraries weigh more than the product. */
export type CreateModel = (settings: ModelSettings, fetch: typeof globalThis.fetch) => Promise<AiModel>
