import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Every family has the first two; other letters are drawn with Inter, which has all of these. */
export const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const

type Range = [first: number, last: number]
let ranges: Range[] | undefined

function coveredRanges(): Range[] {
  const file = readFileSync(require.resolve('@fontsource/inter/unicode.json'), 'utf8')
  const bySubset = JSON.parse(file) as Record<string, string>
  return subsets.flatMap((subset) =>
    (bySubset[subset] ?? '').split(',').map((range): Range => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    }),
  )
}

function isCovered(character: string): boolean {
  ranges ??= coveredRanges()
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/**
 * The drawable part of a text, without emoji, invisible marks and letters that our fonts lack, which would appear as
 * boxes. Long texts are cut after a word.
 */
export function drawable(text: string, maxLength = 240): string {
  const visible = text.normalize('NFC').replace(/[\p{Cc}\p{Z}]+/gu, ' ')
  const kept = Array.from(visible, (character) =>
    /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(character) || !isCovered(character) ? '' : character,
  ).join('')
  return shortened(
    kept
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .trim(),
    maxLength,
  )
}

function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/(?<![\s,.;:–-])[\s,.;:–-]+$/, '')}…`
}
