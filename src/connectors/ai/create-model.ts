import type { OutgoingFetch } from '#server/outgoing/guarded-fetch.ts'
import type { AiModel, CreateModel, ModelSettings } from './ai-provider.ts'
import { anthropicModel } from './anthropic/anthropic.model.ts'
import { googleModel } from './google/google.model.ts'
import { openaiModel } from './openai/openai.model.ts'
import { openaiCompatibleModel } from './openai-compatible/openai-compatible.model.ts'
import type { AiProvider } from './registry.ts'

export type AiConnection = ModelSettings & { provider: AiProvider }

const factories: Record<AiProvider, CreateModel> = {
  openai: openaiModel,
  anthropic: anthropicModel,
  google: googleModel,
  'openai-compatible': openaiCompatibleModel,
}

export function createModel({ provider, ...settings }: AiConnection, call: OutgoingFetch): Promise<AiModel> {
  // The SDK would print warnings to the console, bypassing our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return factories[provider](settings, call as typeof globalThis.fetch)
}
