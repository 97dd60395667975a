import { wordsOf } from '#platform/words.ts'
import type { AiManifest } from '../ai-provider.ts'
import { openaiCompatibleMessages } from './i18n/index.ts'

const words = wordsOf(openaiCompatibleMessages)

export const openaiCompatible: AiManifest = {
  label: words.label,
  exampleModel: 'llama3.2',
  needsAddress: true,
}
