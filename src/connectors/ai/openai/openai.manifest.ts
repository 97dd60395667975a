import type { AiManifest } from '../ai-provider.ts'

export const openai: AiManifest = {
  label: { en: 'OpenAI (ChatGPT)', es: 'OpenAI (ChatGPT)' },
  exampleModel: 'gpt-5-mini',
}
