import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { smallWords } from '../../built-in/small-words/index.ts'
import { type Field, fields } from './fields.ts'
import type { Finding } from './rules.ts'
import { findExpression, withoutExpressions, wordsIn } from './tokens.ts'
import { phraseWords } from './words/index.ts'

/** Names of networks that are also ordinary words. */
const ordinary = new Set(['x', 'threads', 'medium', 'blog', 'email'])
const shortNames = ['insta', 'fb', 'ig', 'tweet', 'tweets', 'google maps', 'whats app', 'you tube', 'tik tok']
const networks: readonly string[] = [
  ...new Set(allPlatforms.map((platform) => manifestOf(platform).network.replaceAll('_', ' '))),
  ...shortNames,
].filter((name) => !ordinary.has(name))

/** Short words of two languages: "come" is Spanish too. */
const shared = new Set('come has sale son are no me a he do as an en pan once'.split(' '))

/** Words of another language, if there are more of them than of its own. */
function findOtherLanguage(text: string, locale: Locale): string | null {
  const words = wordsIn(text).filter((word) => !shared.has(word))
  const borrowed = new Set(phraseWords[locale].borrowed)
  const others = words.filter(
    (word) =>
      !smallWords[locale].has(word) &&
      !borrowed.has(word) &&
      locales.some((other) => other !== locale && smallWords[other].has(word)),
  )
  const own = words.filter((word) => smallWords[locale].has(word))
  return others.length > 0 && others.length >= own.length ? others.join(' ') : null
}

function findDoubled(text: string): string | undefined {
  const words = wordsIn(text)
  const doubled = words.find((word, at) => word === words[at + 1] && !/^\d/.test(word))
  return doubled !== undefined && text.toLowerCase().includes(`${doubled} ${doubled}`) ? doubled : undefined
}

const bareLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What the words say: claims, seasons, networks, language. */
export function checkWording(text: string, field: Field, locale: Locale): Finding[] {
  const { form, isNeutral, mayPraise } = fields[field]
  const words = phraseWords[locale]
  if (form === 'emoji') return []
  if (form === 'hashtag') {
    const generic = words.genericHashtags.some((tag) => bareLetters(tag) === bareLetters(text))
    return generic ? [{ rule: 'genericHashtag', found: text }] : []
  }
  const found: Finding[] = []
  const add = (rule: Finding['rule'], what: string | null | undefined) => {
    if (what) found.push({ rule, found: what })
  }
  add('network', findExpression(text, networks))
  if (form === 'sign') return found
  if (!mayPraise)
    add('superlative', findExpression(withoutExpressions(text, words.harmless), words.superlatives))
  if (isNeutral) add('season', findExpression(text, words.seasons))
  add('register', findExpression(text, words.register))
  add('spelling', findExpression(text, words.otherSpellings))
  add('language', findOtherLanguage(text, locale))
  add('doubledWord', findDoubled(text))
  return found
}
