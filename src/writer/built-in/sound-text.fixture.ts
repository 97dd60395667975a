import { checkPost } from '#connectors/social/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'
import { findPlaceholder } from '../placeholder-check.ts'

// Small words that no sentence of the language does without, and that the other one does not have.
const smallWords: Record<Locale, string> = {
  en: 'the and of with for from our your you we us this that these those is are was will would what when where who how it its to at by if or but not do does have has been than then there here they them their any some all more most only just very also about into over before after because tell ask write come send see good new nice day week time people make take look like know want need',
  es: 'el los las de del que y con para por una uno unos unas nuestro nuestra tu tus te nos se es son está este esta esto estos estas lo le les al más muy pero como cuando donde quien qué cuándo dónde quién cómo si sin sobre hay aquí ahora hoy siempre también porque cuéntanos pregunta escríbenos ven bueno buena nuevo nueva día semana tiempo gente hacer tener todo todos algo cada',
}

const wordSets = {
  en: new Set(smallWords.en.split(' ')),
  es: new Set(smallWords.es.split(' ')),
}
const other: Record<Locale, Locale> = { en: 'es', es: 'en' }
// Words that both languages know: names of days and things, and Spanish forms that look English.
const shared = new Set(['come', 'has', 'sale'])

/** What a careful reader would object to; empty for a text that can be posted. `given` is what the shop said itself. */
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
    if (wordSets[other[locale]].has(word) && !wordSets[locale].has(word) && !shared.has(word))
      found.push(`of the other language: ${word}`)
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

/** What the network would object to, pictures and films aside. */
export const refusals = (platform: Platform, { title, text }: { title: string; text: string }): string[] =>
  checkPost({ platform, title, text, pictures: 0, videos: 0 })
    .filter(({ field }) => field !== 'media')
    .map(({ field, rule, limit, value }) => `${platform} ${field} ${rule}: ${value} of ${limit}`)
