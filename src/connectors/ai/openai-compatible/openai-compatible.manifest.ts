import type { AiManifest } from '../ai-provider.ts'

export const openaiCompatible: AiManifest = {
  label: { en: 'Another, or your own model', es: 'Otro, o un modelo propio' },
  exampleModel: 'llama3.2',
  needsAddress: true,
}
