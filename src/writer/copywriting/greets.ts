import { locales } from '#platform/locale.ts'
import { fold } from '../ai/told-text.ts'
import { reworkWords } from './rework-words/index.ts'

const firstWords = new Map(
  locales.map((locale) => [locale, new Set(reworkWords[locale].greetings.split(' '))]),
)

/** Whether a text begins as one speaks to people. */
export const greets = (text: string): boolean => {
  const [word = ''] = fold(text).match(/\p{L}{1,20}/u) ?? []
  return locales.some((locale) => firstWords.get(locale)?.has(word))
}
