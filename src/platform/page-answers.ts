import type { Locale } from './locale.ts'

/** The element of a page with the answers to its screen's first calls. */
export const ANSWERS_ID = 'answers'

export type PageAnswer = { body: unknown; nextCursor: string | null }

/** The answers by URL, in the language they are worded in. */
export type PageAnswers = { locale: Locale; answers: Record<string, PageAnswer> }

/** The same key for any order of query parameters. */
export function answerKey(url: string): string {
  const [path = '', query] = url.split('?')
  if (!query) return path
  const params = new URLSearchParams(query)
  params.sort()
  return `${path}?${params}`
}
