import { ANSWERS_ID, answerKey, type PageAnswer, type PageAnswers } from '#platform/page-answers.ts'
import { currentLocale } from '../i18n/locale-store.ts'

/** What is older could miss a change: the event stream tells what happened up to ten seconds before it opened. */
const FRESH_MS = 8_000

function readPage(): Map<string, PageAnswer> {
  const text = document.getElementById?.(ANSWERS_ID)?.textContent
  if (!text) return new Map()
  const { locale, answers } = JSON.parse(text) as PageAnswers
  return new Map(locale === currentLocale() ? Object.entries(answers) : [])
}

let answers: Map<string, PageAnswer> | null = null

/** The answer that came with the page, once: the next time the server is asked. */
export function takeAnswer(url: string): PageAnswer | undefined {
  answers ??= readPage()
  if (answers.size === 0 || performance.now() > FRESH_MS) return undefined
  const key = answerKey(url)
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

/** Something has changed since, or somebody else is at the browser. */
export const forgetAnswers = (): void => {
  answers = new Map()
}
