import { ApiError, messageOf } from '#client/api.ts'

/** The server's own words; else `fallback`. A call that got no answer at all must not blame what was typed. */
export const failureText = (error: unknown, fallback: string, noAnswer: string): string =>
  error instanceof ApiError ? (messageOf(error) ?? fallback) : noAnswer
