import { untranslated } from '#platform/words.ts'
import type { AiManifest } from '../ai-provider.ts'

export const anthropic: AiManifest = {
  label: untranslated('Anthropic (Claude)'),
  exampleModel: 'claude-sonnet-4-5',
}
