import type { AiManifest } from '../ai-provider.ts'

export const anthropic: AiManifest = {
  label: { en: 'Anthropic (Claude)', es: 'Anthropic (Claude)' },
  exampleModel: 'claude-sonnet-4-5',
}
