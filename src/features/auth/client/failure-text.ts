import { ApiError, messageOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'

/** What the server said; `fallback` when it refused without a word. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? (messageOf(error) ?? fallback) : reasonOf(error)
