import type { Locale } from '#platform/locale.ts'
import { typicalWords } from './typical-words/index.ts'

const SPANISH_SIGNS = /[ñ¿¡áéíóú]/giu
const WORDS = /\p{L}[\p{L}\p{M}'’-]*/gu
const SPANISH_SIGN_POINTS = 0.7

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** The language a brief is typed in; the shop's own if nothing tells. */
export function detectLanguage(text: string, locale: Locale): Locale {
  const words = plain(text).match(WORDS) ?? []
  const count = (language: Locale): number => words.filter((word) => typicalWords[language].has(word)).length
  const spanish = count('es') + (text.match(SPANISH_SIGNS)?.length ?? 0) * SPANISH_SIGN_POINTS
  const english = count('en')
  if (spanish === english) return locale
  return spanish > english ? 'es' : 'en'
}
