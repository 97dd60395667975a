import { ApiError, messageOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'

/** The server's message; `fallback` if there is none. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? (messageOf(error) ?? fallback) : reasonOf(error)
