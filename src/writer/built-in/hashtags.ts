import { countCodePoints } from '#platform/code-points.ts'
import { memoize } from '#platform/memoize.ts'

const MAX_LENGTH = 30
const MIN_LENGTH = 3

// Only with its currency: a number alone may be part of a name.
const PRICE =
  /(?<![\s–-])[\s–-]*(?:[€$£]\s*\d[\d.,]*|\d(?<!\d[.,]*\d)[\d.,]*\s*(?:[€$£]|eur(?:os?)?\b|usd\b|pesos\b|dollars\b))\s*$/iu

/** Drafts of a post try the same names again and again. */
const KEPT = 500

/** The words of a name in CamelCase: "Café del Mar" is "CaféDelMar". Empty if unusable. */
export const hashtagOf = memoize((name: string): string => {
  const words =
    name
      .normalize('NFC')
      .replace(PRICE, '')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const tag = words.map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).join('')
  const length = countCodePoints(tag)
  return /\p{L}/u.test(tag) && length >= MIN_LENGTH && length <= MAX_LENGTH ? tag : ''
}, KEPT)

/** With the # sign, in source order, each once. */
export function hashtagsFrom(names: readonly string[], max: number): string[] {
  const tags = new Map<string, string>()
  for (const name of names) {
    const tag = hashtagOf(name)
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), `#${tag}`)
    if (tags.size === max) break
  }
  return [...tags.values()].slice(0, max)
}
