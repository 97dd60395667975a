import type { Locale } from './locale.ts'

/** The element of a page that holds the answers to the first calls its screen makes. */
export const ANSWERS_ID = 'answers'

export type PageAnswer = { body: unknown; nextCursor: string | null }

/** The answers by address, in the language that they are worded in. */
export type PageAnswers = { locale: Locale; answers: Record<string, PageAnswer> }

/** The same call has the same key in whatever order its query is written. */
export function answerKey(url: string): string {
  const [path = '', query] = url.split('?')
  if (!query) return path
  const params = new URLSearchParams(query)
  params.sort()
  return `${path}?${params}`
}
