import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import { smallWords } from './small-words/index.ts'

// Forms of one language that look like words of another.
const shared = new Set(['come', 'has', 'sale'])

const isForeign = (word: string, locale: Locale) =>
  !smallWords[locale].has(word) && !shared.has(word) && locales.some((other) => smallWords[other].has(word))

/** Everything a careful reader would object to; empty for a valid text. `given` is the shop's own input. */
export function objections(locale: Locale, text: string, given: readonly string[] = []): string[] {
  const found: string[] = []
  const hole = findPlaceholder(text)
  if (hole !== null) found.push(`hole: ${hole}`)
  const own = given
    .filter((words) => words !== '')
    .reduce((rest, words) => rest.replaceAll(words, '“”'), text)
  let before = { word: '', end: -1 }
  for (const { 0: typed, index } of own.matchAll(/(?<![#\p{L}])[\p{L}’]+/gu)) {
    const word = typed.toLowerCase()
    if (isForeign(word, locale)) found.push(`of another language: ${word}`)
    if (word === before.word && index === before.end + 1 && own[before.end] === ' ')
      found.push(`twice: ${word}`)
    before = { word, end: index + typed.length }
  }
  const small = /(?:^|[.!?…] |\n)["“¿¡(*]*(\p{Ll}\p{L}*)/u.exec(own)
  if (small) found.push(`begins small: ${small[0]}`)
  if (locale === 'es') {
    const count = (sign: string) => own.split(sign).length - 1
    if (count('¿') !== count('?') || count('¡') !== count('!')) found.push('signs that do not pair')
  } else if (/[¿¡]/.test(own)) found.push('Spanish signs')
  return found
}

/** The rules of the network that a text breaks, except for media. */
export const refusals = (platform: Platform, { title, text }: { title: string; text: string }): string[] =>
  checkPost({ platform, title, text, pictures: 0, videos: 0 })
    .filter(({ field }) => field !== 'media')
    .map(({ field, rule, limit, value }) => `${platform} ${field} ${rule}: ${value} of ${limit}`)
