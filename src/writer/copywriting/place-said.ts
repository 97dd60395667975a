import type { Piece } from './pieces.ts'

/** English and Spanish. "at" and "en" are what a grammar says by itself. */
const PREPOSITION =
  /(?:^|\s)((?:in|to|near|outside|opposite|behind|around|across|within|a|cerca de|junto a|frente a)\s+)$/i

/** The place with the word before it, which a grammar could not guess: "in Leeds", not "at Leeds". */
export function placeSaid(pieces: readonly Piece[]): string | null {
  const at = pieces.findIndex(({ slot }) => slot?.value.type === 'place')
  const place = pieces[at]?.slot
  if (!place) return null
  const before = pieces[at - 1]
  const preposition = before && before.slot === null ? PREPOSITION.exec(before.text)?.[1] : undefined
  return preposition === undefined ? place.text : `${preposition.toLowerCase()}${place.text}`
}
