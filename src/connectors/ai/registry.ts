import type { AiManifest } from './ai-provider.ts'
import { anthropic } from './anthropic/anthropic.manifest.ts'
import { google } from './google/google.manifest.ts'
import { openai } from './openai/openai.manifest.ts'
import { openaiCompatible } from './openai-compatible/openai-compatible.manifest.ts'

const manifests = {
  openai,
  anthropic,
  google,
  'openai-compatible': openaiCompatible,
} satisfies Record<string, AiManifest>

export type AiProvider = keyof typeof manifests
/** In picker order; the first one is preselected. */
export const aiProviders = Object.keys(manifests) as [AiProvider, ...AiProvider[]]

export const isAiProvider = (id: string): id is AiProvider => Object.hasOwn(manifests, id)

export const aiManifestOf = (provider: AiProvider): AiManifest => manifests[provider]

export const needsAddress = (provider: AiProvider): boolean => aiManifestOf(provider).needsAddress === true

/** How programs on this machine are called. */
export const localProvider: AiProvider = 'openai-compatible'
