import type { AiModel } from './ai-provider.ts'
import { modelFailure } from './model-failure.ts'

/** Calls a model once, with next to nothing, and says in our own words why it did not work. */
export async function tryModel(model: AiModel): Promise<void> {
  const { generateText } = await import('ai')
  try {
    await generateText({ model, prompt: 'Answer with the word: yes', maxOutputTokens: 16, maxRetries: 0 })
  } catch (error) {
    throw await modelFailure(error)
  }
}
