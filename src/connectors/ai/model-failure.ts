import { causes } from '#platform/causes.ts'
import { AppError, type ErrorCode } from '#platform/errors.ts'
import { UnusableAddress } from '#server/outgoing/checked-address.ts'
import { PrivateAddress } from '#server/outgoing/network-guard.ts'
import { ResponseTooLarge } from '#server/outgoing/response-too-large.ts'
import { explainRefusal } from './refusal.ts'

const isTimeout = (error: Error) => error.name === 'TimeoutError' || error.name === 'AbortError'

/** Maps a failed model call to an error code. Drops the provider's message, which may quote the key. */
async function codeOf(thrown: unknown): Promise<ErrorCode> {
  const { APICallError, NoObjectGeneratedError, RetryError } = await import('ai')
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
  for (const each of causes(error)) {
    if (each instanceof PrivateAddress) return 'address_private'
    if (each instanceof UnusableAddress) return 'ai_unreachable'
    if (each instanceof ResponseTooLarge) return 'ai_unreadable'
    if (isTimeout(each)) return 'ai_too_slow'
  }
  if (NoObjectGeneratedError.isInstance(error)) return 'ai_answer_unusable'
  if (!APICallError.isInstance(error)) return 'ai_unreadable'
  return error.statusCode === undefined
    ? 'ai_unreachable'
    : explainRefusal(error.statusCode, error.responseBody)
}

/** The same as an AppError, whose message the user sees. */
export const modelFailure = async (thrown: unknown): Promise<AppError> => new AppError(await codeOf(thrown))
