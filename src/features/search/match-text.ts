import { folded, isOneTypoAway } from '#platform/similar-words.ts'

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether each of these words begins one of the text. */
export function containsAll(text: string, words: readonly string[]): boolean {
  const own = wordsIn(text)
  return words.length > 0 && words.every((word) => own.some((each) => each.startsWith(word)))
}

/** Shorter words are too much alike to guess which one was meant. */
const SHORTEST_TYPO = 4

/** The word may be unfinished, so its beginning counts, too. */
const isTypoOf = (typed: string, word: string): boolean =>
  typed.length >= SHORTEST_TYPO &&
  [typed.length - 1, typed.length, typed.length + 1].some((length) =>
    isOneTypoAway(typed, word.slice(0, length)),
  )

const scores = { exact: 1, begin: 0.9, inside: 0.5, typo: 0.4 }
/** Shorter parts are inside of too many words. */
const SHORTEST_PART = 3

function scoreOf(typed: string, word: string): number {
  if (word === typed) return scores.exact
  if (word.startsWith(typed)) return scores.begin
  if (typed.length >= SHORTEST_PART && word.includes(typed)) return scores.inside
  return isTypoOf(typed, word) ? scores.typo : 0
}

/** "a", "de", "to": they don’t have to match. */
const LONGEST_FILLER = 2
/** Weight of words that are not shown, such as synonyms and the other language. */
const HIDDEN = 0.6
/** What the shown text gains if it begins with all that was typed. */
const BEGINS = 0.5

export type Matchable = { label: string; words: string }

/** How well it fits, from 0 (not at all). Every typed word has to match. */
function fitOf({ label, words }: Matchable, typed: readonly string[]): number {
  const shown = wordsIn(label)
  const hidden = wordsIn(words)
  const best = (own: readonly string[], word: string) =>
    Math.max(0, ...own.map((each) => scoreOf(word, each)))
  let sum = 0
  let isAny = false
  for (const word of typed) {
    const score = Math.max(best(shown, word), HIDDEN * best(hidden, word))
    if (score === 0 && (word.length > LONGEST_FILLER || typed.length === 1)) return 0
    if (score > 0) isAny = true
    sum += score
  }
  if (!isAny) return 0
  return sum / typed.length + (shown.join(' ').startsWith(typed.join(' ')) ? BEGINS : 0)
}

/** The entries that match a text, best first. */
export function rank<Entry extends Matchable>(
  entries: readonly Entry[],
  text: string,
  limit: number,
): Entry[] {
  const typed = wordsIn(text)
  if (typed.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: fitOf(entry, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

export type MarkedPart = { text: string; isMatch: boolean }

/** Splits a text for display: the beginnings of its words that were typed, and the rest. */
export function markMatches(text: string, query: string): MarkedPart[] {
  const typed = wordsIn(query)
  const parts: MarkedPart[] = []
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (!piece) return
    if (last?.isMatch === isMatch) last.text += piece
    else parts.push({ text: piece, isMatch })
  }
  let done = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    add(text.slice(done, index), false)
    const plain = folded(word)
    const begun = Math.max(0, ...typed.filter((each) => plain.startsWith(each)).map(({ length }) => length))
    const cut = lengthOf(word, begun)
    add(word.slice(0, cut), true)
    add(word.slice(cut), false)
    done = index + word.length
  }
  add(text.slice(done), false)
  return parts
}

/** How much of a word its first folded letters are: accents may be characters of their own. */
function lengthOf(word: string, letters: number): number {
  let length = 0
  let seen = 0
  for (const character of word) {
    const more = folded(character).length
    if (seen >= letters && more > 0) break
    seen += more
    length += character.length
  }
  return letters === 0 ? 0 : length
}
