import type { Locale } from '#platform/locale.ts'
import { capitalizedLike } from '../first-letter.ts'
import type { Voice } from '../voice.ts'
import { expression } from './rephrase-rules.ts'
import { synonyms } from './synonyms/index.ts'

type WordSwap = { from: RegExp; to: string }

const everywhere = (word: string): RegExp =>
  new RegExp(expression(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).source, 'giu')

const finders = new Map(
  Object.values(synonyms)
    .flat(2)
    .map((word) => [word, everywhere(word)]),
)

/** A capital stays one. */
const swapIn = (text: string, { from, to }: WordSwap): string =>
  text.replace(from, (found) => capitalizedLike(found, to))

/** Says our own sentences with the owner's words, and without those to avoid, where a synonym can stand in. */
export function createSwap(
  { wordsToUse, wordsToAvoid }: Pick<Voice, 'wordsToUse' | 'wordsToAvoid'>,
  locale: Locale,
): (text: string) => string {
  const isIn = (words: readonly string[], word: string) => words.some((one) => one.toLowerCase() === word)
  const swaps = synonyms[locale].flatMap((group): WordSwap[] => {
    const liked = group.filter((word) => !isIn(wordsToAvoid, word))
    const used = liked.find((word) => isIn(wordsToUse, word))
    const [instead] = liked
    return group.flatMap((from) => {
      const to = isIn(wordsToAvoid, from) ? (used ?? instead) : used
      const finder = finders.get(from)
      return !finder || to === undefined || to === from || isIn(wordsToUse, from)
        ? []
        : [{ from: finder, to }]
    })
  })
  if (swaps.length === 0) return (text) => text
  return (text) => swaps.reduce(swapIn, text)
}
