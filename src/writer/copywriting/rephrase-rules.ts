/**
 * Words that can stand for others wherever the owner uses them. `isSober` fits serious news too; `only` is for words of
 * one side of the ocean.
 */
export type Swap = {
  from: RegExp
  to: string
  isSober?: true
  only?: 'ES' | 'America'
  /** Written with a capital though it is no name: days and months. */
  hasCapital?: true
}
/** A form of a whole sentence, and other ways to say all of it. Without its signs at the ends. */
export type SentenceRule = { is: RegExp; ways(found: RegExpExecArray): readonly string[]; isSober?: true }

/** A whole word or expression of a sentence; no part of an address, a hashtag or another word. */
export const expression = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}#@/_.-])(?:${source})(?:(?<=\\s)|(?![\\p{L}\\p{N}@/_-]|\\.\\p{L}))`, 'iu')
