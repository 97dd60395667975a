import { capitalizedLike } from '../first-letter.ts'
import type { BriefReading, Slot, Statement } from '../reading/brief-reading.ts'
import { languageRules } from '../reading/rules/index.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'

/** A stretch of a statement: a slot, or the text between two. */
export type Piece = { text: string; slot: Slot | null }

const accented = 'áéíóúüñ'
/** For comparison: the polish adds capitals and accents ("miercoles", "miércoles"). The length stays the same. */
const folded = (text: string) =>
  text.toLowerCase().replace(/[áéíóúüñ]/g, (letter) => 'aeiouun'[accented.indexOf(letter)] ?? letter)

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

/** Where the words stand, not inside another word: "til 9pm" is not in "until 9pm". */
function placeOf(words: string, text: string, from: number): number {
  let at = text.indexOf(words, from)
  while (at > 0 && isLetter(text[at - 1]) && isLetter(words[0])) at = text.indexOf(words, at + 1)
  return at
}

/** Where a slot stands in polished words: as it was typed, or polished itself ("mon thru fri", "Mon through Fri"). */
function wordingIn(lower: string, typed: string, from: number, { language }: BriefReading) {
  for (const words of [typed, languageRules[language].polish(typed, null)]) {
    const start = placeOf(folded(words), lower, from)
    if (start >= 0) return { start, end: start + words.length }
  }
  return null
}

/** The polished statement cut at its slots; null if the polish changed one beyond recognition. */
export function piecesOf({ polished, slots }: Statement, reading: BriefReading): Piece[] | null {
  const pieces: Piece[] = []
  const lower = folded(polished)
  let at = 0
  for (const place of slots) {
    const slot = reading.slots[place]
    if (!slot || slot.value.type === 'detail') continue
    const found = lower.length === polished.length ? wordingIn(lower, slot.text, at, reading) : null
    if (!found) return null
    if (found.start > at) pieces.push({ text: polished.slice(at, found.start), slot: null })
    at = found.end
    pieces.push({ text: polished.slice(found.start, at), slot })
  }
  if (at < polished.length) pieces.push({ text: polished.slice(at), slot: null })
  return pieces
}

const restate = (
  piece: Piece,
  grammar: Grammar,
  scene: Scene,
  isShort: boolean,
  isFirst: boolean,
): string => {
  if (!piece.slot) return piece.text
  const told = isShort ? grammar.restateShort(piece.slot, scene) : grammar.restate(piece.slot, scene)
  if (told === null) return piece.text
  // "closed Dec 24-26" is "closed from December 24 to 26".
  return isFirst ? capitalizedLike(piece.text, told) : told
}

/** Mended, because words with such a slip would have to stay out of the text as a whole. */
const tidied = (text: string) =>
  text
    .replace(/\s{1,50}/gu, ' ')
    .replace(/^[\s,;:.–—-]{1,50}/u, '')
    .replace(
      /(?<=\p{L}{2})(?<!(?<!\p{L})(?:lun|mié|jue|vie|sáb|dom|ene|feb|abr|ago|sept|oct|nov|dic))\.(?=[,;])/gu,
      '',
    )
    .replace(/(?<!\.)\.\.(?!\.)/g, '…')
    .replace(/ (?=[,;.!?…](?:[\s,;.!?…]|$))/g, '')
    .replace(/(?<=[,;:])(?: ?[,;:]){1,20}/g, '')
    .replace(/(?<=[!?]) ?[,;](?: ?(\p{L}))?/gu, (_, letter?: string) =>
      letter ? ` ${letter.toUpperCase()}` : '',
    )
    // The short form of a run of days, after a word that it leaves out elsewhere.
    .replace(/(?<!\p{L})(from \p{L}{3,9})–(?=\p{L})/giu, '$1 to ')
    // "Cra 7 # 45-12" is an address.
    .replace(/(?<![\p{L}\p{N}])# (?=\d)/gu, '#')
    .replace(/(?<![\p{L}\p{N}])# /gu, '')
    .trim()

const EMOJI =
  /\s{0,9}(?:(?![©®™])\p{Extended_Pictographic}[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}]{0,8}\s{0,9}){1,99}(\p{L}?)/gu
const HAS_END = /(?:^|[.,;:!?…(¡¿])$/u

/** Without emoji. One between two clauses was their period. */
export const replaceEmoji = (text: string, locale: Grammar['locale']) =>
  text.replace(EMOJI, (found: string, letter: string, at: number) => {
    const before = text.slice(0, at)
    const after = text.slice(at + found.length - letter.length)
    if (HAS_END.test(before) || letter === '') return HAS_END.test(before) ? ` ${letter}` : ''
    const isNew = /\p{Lu}/u.test(letter) || languageRules[locale].opensStatement(after, before)
    return isNew ? `. ${letter.toUpperCase()}` : ` ${letter}`
  })

/** The owner's words with dates and times as people write them. */
export function wordsOf(pieces: readonly Piece[], grammar: Grammar, scene: Scene, isShort = false): string {
  const told = pieces.map((piece, place) => restate(piece, grammar, scene, isShort, place === 0)).join('')
  // Serious news has no emoji, not even the owner's.
  return tidied(scene.isSerious ? replaceEmoji(told, grammar.locale) : told)
}

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
