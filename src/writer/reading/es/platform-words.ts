import { findPlatformName } from '../platform-words.ts'
import type { Token } from './tokens.ts'

const LONGEST_NAME_WORDS = 3
/** Shorter names are words of the language too: "blog", "medium", a single letter. */
const CLEAR_LENGTH = 7

export const isPlatformWord = (flat: string): boolean =>
  flat.length >= CLEAR_LENGTH && findPlatformName(flat) !== null

/** The platform that is named here, by its full name or the beginning of it that people use. */
export function platformAt(tokens: readonly Token[], place: number): { name: string; last: number } | null {
  for (let count = LONGEST_NAME_WORDS; count > 0; count--) {
    const words = tokens.slice(place, place + count)
    if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue
    const name = findPlatformName(words.map(({ typed }) => typed).join(' '))
    if (name !== null) return { name, last: place + count }
  }
  return null
}
