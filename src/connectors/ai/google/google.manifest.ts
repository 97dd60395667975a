import type { AiManifest } from '../ai-provider.ts'

export const google: AiManifest = {
  label: { en: 'Google (Gemini)', es: 'Google (Gemini)' },
  exampleModel: 'gemini-2.5-flash',
}
