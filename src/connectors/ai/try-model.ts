import type { AiModel } from './ai-provider.ts'
import { modelFailure } from './model-failure.ts'

/** Sends one minimal request to verify the settings, and throws an AppError if it fails. */
export async function tryModel(model: AiModel): Promise<void> {
  const { generateText } = await import('ai')
  try {
    await generateText({ model, prompt: 'Answer with the word: yes', maxOutputTokens: 16, maxRetries: 0 })
  } catch (error) {
    throw await modelFailure(error)
  }
}
