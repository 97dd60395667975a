import type { BriefReading, Slot, Statement } from '../reading/brief-reading.ts'
import { languageRules } from '../reading/rules/index.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'

/** A stretch of a statement: a slot, or the text between two. */
export type Piece = { text: string; slot: Slot | null }

const accented = 'áéíóúü'
/** For comparison: the polish adds capitals and accents ("miercoles", "miércoles"). The length stays the same. */
const folded = (text: string) =>
  text.toLowerCase().replace(/[áéíóúü]/g, (letter) => 'aeiouu'[accented.indexOf(letter)] ?? letter)

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

/** Where the words stand, not inside another word: "til 9pm" is not in "until 9pm". */
function placeOf(words: string, text: string, from: number): number {
  let at = text.indexOf(words, from)
  while (at > 0 && isLetter(text[at - 1]) && isLetter(words[0])) at = text.indexOf(words, at + 1)
  return at
}

/** The polished statement cut at its slots; null if the polish changed one beyond recognition. */
export function piecesOf({ polished, slots }: Statement, reading: BriefReading): Piece[] | null {
  const pieces: Piece[] = []
  const lower = folded(polished)
  let at = 0
  for (const place of slots) {
    const slot = reading.slots[place]
    if (!slot || slot.value.type === 'detail') continue
    const start = lower.length === polished.length ? placeOf(folded(slot.text), lower, at) : -1
    if (start < 0) return null
    if (start > at) pieces.push({ text: polished.slice(at, start), slot: null })
    at = start + slot.text.length
    pieces.push({ text: polished.slice(start, at), slot })
  }
  if (at < polished.length) pieces.push({ text: polished.slice(at), slot: null })
  return pieces
}

const restate = (piece: Piece, grammar: Grammar, scene: Scene, isShort: boolean): string => {
  if (!piece.slot) return piece.text
  const told = isShort ? grammar.restateShort(piece.slot, scene) : grammar.restate(piece.slot, scene)
  if (told === null) return piece.text
  return /^\p{Lu}/u.test(piece.text) ? told.charAt(0).toUpperCase() + told.slice(1) : told
}

const tidied = (text: string) =>
  text
    .replace(/\s{1,50}/gu, ' ')
    .replace(/^[\s,;:.–—-]{1,50}/u, '')
    .replace(/(?<=\p{L}{2})\.(?=[,;])/gu, '')
    .replace(/ (?=[,;.!?…](?:\s|$))/g, '')
    .trim()

/** The owner's words with dates and times as people write them. */
export const wordsOf = (pieces: readonly Piece[], grammar: Grammar, scene: Scene, isShort = false): string =>
  tidied(pieces.map((piece) => restate(piece, grammar, scene, isShort)).join(''))

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu

/** Whether the text between slots says nothing of its own. */
export function isGlue(text: string, { language }: BriefReading): boolean {
  const { glue } = languageRules[language]
  return (text.match(WORD) ?? []).every((word) => glue.has(word.toLowerCase().replace(/’/g, "'")))
}

/** Cut at commas that stand between slots. */
export function clausesOf(pieces: readonly Piece[]): Piece[][] {
  const clauses: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.slot) {
      clauses.at(-1)?.push(piece)
      continue
    }
    for (const [place, text] of piece.text.split(/, /).entries()) {
      if (place > 0) clauses.push([])
      if (text !== '') clauses.at(-1)?.push({ text, slot: null })
    }
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** Without the glue words at its end: "wine tasting on the" is "wine tasting". */
export function withoutGlueEnd(text: string, reading: BriefReading): string {
  const words = text.trim().split(/\s/)
  while (words.length > 1 && isGlue(words.at(-1) ?? '', reading)) words.pop()
  return words.join(' ').replace(/[\s,;:–—-]{1,20}$/u, '')
}
