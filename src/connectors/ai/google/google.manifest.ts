import { untranslated } from '#platform/words.ts'
import type { AiManifest } from '../ai-provider.ts'

export const google: AiManifest = {
  label: untranslated('Google (Gemini)'),
  exampleModel: 'gemini-2.5-flash',
}
