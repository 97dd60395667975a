import type { Locale } from '#platform/locale.ts'
import { foldedWords } from './find-words.ts'
import { greetingWords, voiceMarks } from './voice-marks/index.ts'

// A joined one, such as a woman with scissors, counts once.
const EMOJI = /(?<!\u200D)(?![©®™])\p{Extended_Pictographic}/gu
const TAG = /(?<![\p{L}\p{N}_])#[\p{L}\p{N}_]{1,100}/gu
const SENTENCE = /(?<=[.!?…])\s+|\n+/u
/** Longer texts do not say more about how somebody writes. */
const READ = 700

type Opening = 'greeting' | 'question' | 'exclamation' | 'emoji' | 'figure' | 'statement'

/** What can be compared of two texts. No word of them is kept. */
type Manners = {
  wordsPerSentence: number
  exclamations: number
  /** Per sentence. */
  emojis: number
  emojisInAll: number
  /** How the reader is addressed: how often by manner. */
  address: ReadonlyMap<string, number>
  opening: Opening
}

/** By their words: "we are" is found as "are" after "we". */
type Marks = ReadonlyMap<string, string>
const marksOf = new Map<Locale, Marks>()

function marksIn(locale: Locale): Marks {
  const known = marksOf.get(locale)
  if (known) return known
  const marks = new Map(
    Object.entries(voiceMarks[locale]).flatMap(([manner, words]) =>
      words.map((word) => [foldedWords(word).join(' '), manner] as const),
    ),
  )
  marksOf.set(locale, marks)
  return marks
}

function addressIn(words: readonly string[], locale: Locale): Map<string, number> {
  const marks = marksIn(locale)
  const times = new Map<string, number>()
  for (const [place, word] of words.entries()) {
    const manner = marks.get(word) ?? marks.get(`${words[place - 1] ?? ''} ${word}`)
    if (manner !== undefined) times.set(manner, (times.get(manner) ?? 0) + 1)
  }
  return times
}

export const countEmojis = (text: string): number => text.match(EMOJI)?.length ?? 0

function openingOf(first: string, locale: Locale): Opening {
  const [word = ''] = foldedWords(first)
  if (greetingWords[locale].includes(word)) return 'greeting'
  if (countEmojis(first.slice(0, 2)) > 0) return 'emoji'
  if (first.includes('?')) return 'question'
  if (first.includes('!')) return 'exclamation'
  return /^\p{N}/u.test(word) ? 'figure' : 'statement'
}

function mannersOf(typed: string, locale: Locale): Manners {
  const text = typed.slice(0, READ).replace(TAG, '').trim()
  const sentences = text.split(SENTENCE).filter((one) => /\p{L}/u.test(one))
  const many = Math.max(1, sentences.length)
  const words = foldedWords(text)
  return {
    wordsPerSentence: words.length / many,
    exclamations: (text.match(/!/g)?.length ?? 0) / many,
    emojis: countEmojis(text) / many,
    emojisInAll: countEmojis(text),
    address: addressIn(words, locale),
    opening: openingOf(sentences[0] ?? '', locale),
  }
}

const weights = { length: 0.8, exclamations: 0.8, emojis: 0.6, address: 1, opening: 0.6 }
/** Three times as long or as short is as unlike as it gets. */
const MOST_UNLIKE = Math.log(3)

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

const gap = (one: number, other: number) => Math.min(1, Math.abs(one - other))

/** The manner that the samples use most; null if they use none. */
function usualAddress(samples: readonly Manners[]): string | null {
  const sums = new Map<string, number>()
  for (const { address } of samples)
    for (const [manner, times] of address) sums.set(manner, (sums.get(manner) ?? 0) + times)
  const [most] = [...sums].sort(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? most[0] : null
}

function otherAddress({ address }: Manners, usual: string | null): number {
  const all = [...address.values()].reduce((sum, one) => sum + one, 0)
  return usual === null || all === 0 ? 0 : 1 - (address.get(usual) ?? 0) / all
}

/** What the samples do so often that it is a habit. Null where they are too few to tell. */
type Habits = { exclaims: boolean; greets: boolean; emojis: number | null }

const ENOUGH = 2
const OFTEN = 0.34

function habitsOf(known: readonly Manners[]): Habits {
  if (known.length < ENOUGH) return { exclaims: false, greets: false, emojis: null }
  return {
    exclaims: mean(known.map(({ exclamations }) => exclamations)) >= OFTEN,
    greets: known.filter(({ opening }) => opening === 'greeting').length / known.length >= 0.5,
    emojis: mean(known.map(({ emojisInAll }) => emojisInAll)),
  }
}

type Likeness = {
  /** How unlike the samples a text is: 0 if it could be one of them, at most about 4. */
  distance: (text: string) => number
  habits: Habits
}

export function createLikeness(samples: readonly string[], locale: Locale): Likeness {
  const known = samples.map((text) => mannersOf(text, locale))
  const habits = habitsOf(known)
  if (known.length === 0) return { distance: () => 0, habits }
  const usual = {
    length: Math.max(1, mean(known.map((one) => one.wordsPerSentence))),
    exclamations: mean(known.map((one) => one.exclamations)),
    emojis: mean(known.map((one) => one.emojis)),
    address: usualAddress(known),
  }
  const distance = (text: string) => {
    const said = mannersOf(text, locale)
    const length = Math.abs(Math.log(Math.max(1, said.wordsPerSentence) / usual.length)) / MOST_UNLIKE
    const sameOpening = known.filter(({ opening }) => opening === said.opening).length / known.length
    return (
      weights.length * Math.min(1, length) +
      weights.exclamations * gap(said.exclamations, usual.exclamations) +
      weights.emojis * gap(said.emojis, usual.emojis) +
      weights.address * otherAddress(said, usual.address) +
      weights.opening * (1 - sameOpening)
    )
  }
  return { distance, habits }
}
