import { ANSWERS_ID, answerKey, type PageAnswer, type PageAnswers } from '#platform/page-answers.ts'
import { currentLocale } from '../i18n/locale-store.ts'

/** Older answers could miss a change: the event stream covers up to ten seconds before it opened. */
const FRESH_MS = 8_000

function readPage(): Map<string, PageAnswer> {
  const text = document.getElementById?.(ANSWERS_ID)?.textContent
  if (!text) return new Map()
  const { locale, answers } = JSON.parse(text) as PageAnswers
  return new Map(locale === currentLocale() ? Object.entries(answers) : [])
}

let answers: Map<string, PageAnswer> | null = null
/** A page starts its own clock. */
let startedAt = 0

/** Only the server's renderer shows one page after the other. */
export function startWithAnswers(page: PageAnswers): void {
  answers = new Map(Object.entries(page.answers))
  startedAt = performance.now()
}

/** Takes the embedded answer; the next call goes to the server. */
export function takeAnswer(url: string): PageAnswer | undefined {
  answers ??= readPage()
  if (answers.size === 0 || performance.now() - startedAt > FRESH_MS) return undefined
  const key = answerKey(url)
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

/** Called after a change, or when another person signs in. */
export const forgetAnswers = (): void => {
  answers = new Map()
}
