import { clip } from '#platform/clip.ts'
import type { Locale } from '#platform/locale.ts'
import { findUnknownNames } from '../checks/find-names.ts'
import type { Voice } from '../voice.ts'
import { contentWords, fold } from './told-text.ts'

const MAX_SAMPLES = 5
const MAX_SAMPLE = 500
const MAX_WORDS = 30
const MAX_WORD = 60

const bounded = (words: readonly string[]) => words.slice(0, MAX_WORDS).map((word) => clip(word, MAX_WORD))

/** What a model sees of the samples. */
const shownSamples = ({ samples }: Voice) =>
  samples.slice(0, MAX_SAMPLES).map((sample) => clip(sample, MAX_SAMPLE))

/** How the shop sounds, for the data of a prompt: few samples, each cut to a length that shows its manner. */
export function voiceData(voice: Voice | undefined): object {
  if (!voice) return {}
  const { samples, wordsToUse, wordsToAvoid } = voice
  return {
    ...(samples.length > 0 && { samples: shownSamples(voice) }),
    ...(wordsToUse.length > 0 && { wordsToUse: bounded(wordsToUse) }),
    ...(wordsToAvoid.length > 0 && { wordsToAvoid: bounded(wordsToAvoid) }),
  }
}

const habitRules = {
  emoji: {
    auto: [],
    none: ['The shop uses no emoji.'],
    few: ['At most one emoji.'],
    many: ['Several emoji.'],
  },
  hashtags: {
    auto: [],
    none: ['The shop uses no hashtags.'],
    few: ['At most two hashtags.'],
    many: ['As many hashtags as the platform likes.'],
  },
} as const

/** Contains no user input. */
export function voiceRules(voice: Voice | undefined): string[] {
  if (!voice) return []
  const { samples, wordsToUse, wordsToAvoid, emoji, hashtags } = voice
  return [
    ...(samples.length > 0
      ? [
          'The samples in the data are earlier texts of the shop. They are patterns, not facts: take from them rhythm, length, closeness and vocabulary. Take no offer, price, date, name, place or claim from them, and copy no sentence of theirs.',
        ]
      : []),
    ...(wordsToUse.length > 0 ? ['Where it fits, use the words under wordsToUse in the data.'] : []),
    ...(wordsToAvoid.length > 0 ? ['Never use the words under wordsToAvoid in the data.'] : []),
    ...habitRules.emoji[emoji],
    ...habitRules.hashtags[hashtags],
  ]
}

const wordsIn = (text: string): string[] =>
  Array.from(fold(text).matchAll(/[\p{L}\p{N}]{1,60}/gu), ([word]) => word)
const joined = (text: string) => ` ${wordsIn(text).join(' ')} `

/** So many words in a row are a copy, not a manner, if enough of them say something. */
const COPIED = 6
const MEANINGFUL = 3

function copiesSample(text: string, samples: readonly string[], given: string, locale: Locale): boolean {
  const said = joined(text)
  const known = joined(given)
  return samples.some((sample) => {
    const words = wordsIn(sample)
    return words.some((_, place) => {
      const run = words.slice(place, place + COPIED)
      const phrase = ` ${run.join(' ')} `
      if (run.length < COPIED || !said.includes(phrase) || known.includes(phrase)) return false
      return contentWords(phrase, locale).length >= MEANINGFUL
    })
  })
}

/** A name at the beginning of a sentence looks like any word there; that of a sample is known. */
const namesOfSample = (text: string, samples: readonly string[], given: string): boolean => {
  const names = samples.flatMap((sample) => findUnknownNames(sample, given))
  const said = joined(text)
  return names.some((name) => said.includes(joined(name)))
}

const EMOJI = /(?![©®™])\p{Extended_Pictographic}/u
const HASHTAG = /(?<![\p{L}\p{N}])#\p{L}/u

/** What a text has against the voice of the shop. What the owner wrote in the brief may be said in any case. */
export function voiceObjections(
  text: string,
  voice: Voice | undefined,
  { given, locale }: { given: string; locale: Locale },
): string[] {
  if (!voice) return []
  const samples = shownSamples(voice)
  const [said, known] = [joined(text), joined(given)]
  const isAvoided = bounded(voice.wordsToAvoid).some((word) => {
    const phrase = joined(word)
    return phrase.trim() !== '' && said.includes(phrase) && !known.includes(phrase)
  })
  const hasOwnTags = HASHTAG.test(given)
  return [
    ...(isAvoided ? ['It has a word from wordsToAvoid.'] : []),
    ...(copiesSample(text, samples, given, locale) ? ['It copies a sample. Samples are patterns only.'] : []),
    ...(namesOfSample(text, samples, given) ? ['It takes a name from a sample. Samples are no facts.'] : []),
    ...(voice.emoji === 'none' && EMOJI.test(text) ? ['The shop uses no emoji.'] : []),
    ...(voice.hashtags === 'none' && HASHTAG.test(text) && !hasOwnTags ? ['The shop uses no hashtags.'] : []),
  ]
}
