import { untranslated } from '#platform/words.ts'
import type { AiManifest } from '../ai-provider.ts'

export const openai: AiManifest = {
  label: untranslated('OpenAI (ChatGPT)'),
  exampleModel: 'gpt-5-mini',
}
