import { AppError, type ErrorCode } from '#platform/errors.ts'
import { AnswerTooLarge, UnusableAddress } from '../outgoing/guarded-fetch.ts'
import { PrivateAddress } from '../outgoing/network-guard.ts'
import type { AiModel } from './model.ts'
import { explainRefusal } from './refusal.ts'

const isTimeout = (error: Error) => error.name === 'TimeoutError' || error.name === 'AbortError'

function* causes(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}

async function codeOf(error: unknown): Promise<ErrorCode> {
  const { APICallError } = await import('ai')
  for (const each of causes(error)) {
    if (each instanceof PrivateAddress) return 'address_private'
    if (each instanceof UnusableAddress) return 'ai_unreachable'
    if (each instanceof AnswerTooLarge) return 'ai_unreadable'
    if (isTimeout(each)) return 'ai_too_slow'
  }
  if (!APICallError.isInstance(error)) return 'ai_unreadable'
  return error.statusCode === undefined
    ? 'ai_unreachable'
    : explainRefusal(error.statusCode, error.responseBody)
}

/**
 * Calls a model once, with next to nothing, and says in our own words why it did not work. What the provider said is kept out
 * of it: it may quote the key.
 */
export async function tryModel(model: AiModel): Promise<void> {
  const { generateText } = await import('ai')
  try {
    await generateText({ model, prompt: 'Answer with the word: yes', maxOutputTokens: 16, maxRetries: 0 })
  } catch (error) {
    throw new AppError(await codeOf(error))
  }
}
