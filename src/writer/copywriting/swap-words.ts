import type { Locale } from '#platform/locale.ts'
import { capitalized } from '../first-letter.ts'
import type { Voice } from '../voice.ts'
import { synonyms } from './synonyms/index.ts'

type Swap = { from: string; to: string }

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_#]/u.test(character)

/** Whole words only; a capital stays one. */
function swapIn(text: string, { from, to }: Swap): string {
  const lower = text.toLowerCase()
  let result = ''
  let done = 0
  for (let at = lower.indexOf(from); at >= 0; at = lower.indexOf(from, at + from.length)) {
    const end = at + from.length
    if (isLetter(text[at - 1]) || isLetter(text[end])) continue
    const isCapital = text[at] !== lower[at]
    result += text.slice(done, at) + (isCapital ? capitalized(to) : to)
    done = end
  }
  return result + text.slice(done)
}

/** Says our own sentences with the owner's words, and without those to avoid, where a synonym can stand in. */
export function createSwap(
  { wordsToUse, wordsToAvoid }: Pick<Voice, 'wordsToUse' | 'wordsToAvoid'>,
  locale: Locale,
): (text: string) => string {
  const isIn = (words: readonly string[], word: string) => words.some((one) => one.toLowerCase() === word)
  const swaps = synonyms[locale].flatMap((group): Swap[] => {
    const liked = group.filter((word) => !isIn(wordsToAvoid, word))
    const used = liked.find((word) => isIn(wordsToUse, word))
    const [instead] = liked
    return group.flatMap((from) => {
      const to = isIn(wordsToAvoid, from) ? (used ?? instead) : used
      return to === undefined || to === from || isIn(wordsToUse, from) ? [] : [{ from, to }]
    })
  })
  if (swaps.length === 0) return (text) => text
  return (text) => swaps.reduce(swapIn, text)
}
