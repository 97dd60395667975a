import { countCodePoints } from '#platform/code-points.ts'
import type { Dealer } from '../built-in/dealer.ts'
import type { Grammar } from './grammar/grammar.ts'

/** Two sentences up to this length read well as one. */
const SHORT = 110
/** Shorter ones are openers, calls or cries. */
const SHORTEST = 22
const OFTEN = 0.45
/** A link, a mail, an abbreviation or a quote at the border leaves it as it is. */
const CLEAN_END = /[\p{Ll}\p{N})]\.$/u
const ABBREVIATED = /(?:^|\s)(?:p\. m|a\. m|\p{L}{1,4})\.$|[@/]\S{0,40}$|\.\p{L}{2,20}\.$/u
const GOODBYE = /^(?:we hope|see you|te esperamos|os esperamos|nos vemos)/i
const CLEAN_START = /^\p{Lu}\p{Ll}|^\p{N}/u

/**
 * Joins some pairs of short sentences with a semicolon, so that two shops with the same brief do not publish the same
 * sentences. The length stays the same.
 */
export function joinSentences(text: string, { lower }: Pick<Grammar, 'lower'>, dealer: Dealer): string {
  return text
    .split('\n')
    .map((line) => {
      const sentences = line.split(/(?<=[\p{Ll}\p{N})]\.) (?=[\p{Lu}\p{N}])/u)
      const joined: string[] = []
      let isJoined = false
      for (const sentence of sentences) {
        const before = joined.at(-1)
        const small = lower(sentence)
        const canJoin =
          before !== undefined &&
          !isJoined &&
          CLEAN_END.test(before) &&
          !ABBREVIATED.test(before) &&
          CLEAN_START.test(sentence) &&
          !/^\p{Lu}/u.test(small) &&
          Math.min(countCodePoints(before), countCodePoints(sentence)) >= SHORTEST &&
          !GOODBYE.test(sentence) &&
          countCodePoints(before) + countCodePoints(sentence) <= SHORT &&
          !/[;:–—]/.test(before + sentence)
        if (before !== undefined && canJoin && dealer.chance(OFTEN)) {
          joined[joined.length - 1] = `${before.slice(0, -1)}; ${small}`
          isJoined = true
        } else {
          joined.push(sentence)
          isJoined = false
        }
      }
      return joined.join(' ')
    })
    .join('\n')
}
