import { type BrandVoice, MAX_SAMPLES, MAX_WORD, MAX_WORDS } from '#core/brands/brand-voice.contract.ts'

/** A voice being edited: word lists as they are typed, with commas. */
export type VoiceDraft = {
  samples: readonly { key: number; text: string }[]
  wordsToUse: string
  wordsToAvoid: string
  emoji: BrandVoice['emoji']
  hashtags: BrandVoice['hashtags']
}

type Words = 'wordsToUse' | 'wordsToAvoid'
type VoiceProblem = 'tooManyWords' | 'longWord' | 'onBothLists'

export const draftOfVoice = (voice: BrandVoice): VoiceDraft => ({
  samples: voice.samples.map((text, key) => ({ key, text })),
  wordsToUse: voice.wordsToUse.join(', '),
  wordsToAvoid: voice.wordsToAvoid.join(', '),
  emoji: voice.emoji,
  hashtags: voice.hashtags,
})

/** Until it is loaded. */
export const unsetVoice = (brandId: string): BrandVoice => ({
  brandId,
  samples: [],
  wordsToUse: [],
  wordsToAvoid: [],
  emoji: 'auto',
  hashtags: 'auto',
})

/** Each word once, whatever its capitals. */
export function wordsIn(typed: string): string[] {
  const words = new Map<string, string>()
  for (const word of typed.split(/[,;\n]/)) {
    const trimmed = word.trim()
    const key = trimmed.toLowerCase()
    if (trimmed !== '' && !words.has(key)) words.set(key, trimmed)
  }
  return [...words.values()]
}

export const voiceIn = ({ samples, wordsToUse, wordsToAvoid, emoji, hashtags }: VoiceDraft) => ({
  samples: samples.map(({ text }) => text.trim()).filter((text) => text !== ''),
  wordsToUse: wordsIn(wordsToUse),
  wordsToAvoid: wordsIn(wordsToAvoid),
  emoji,
  hashtags,
})

export const isSameVoice = (one: VoiceDraft, other: VoiceDraft) =>
  JSON.stringify(voiceIn(one)) === JSON.stringify(voiceIn(other))

export function problemOf(draft: VoiceDraft, list: Words): VoiceProblem | null {
  const words = wordsIn(draft[list])
  if (words.length > MAX_WORDS) return 'tooManyWords'
  if (words.some((word) => word.length > MAX_WORD)) return 'longWord'
  const others = new Set(wordsIn(draft.wordsToUse).map((word) => word.toLowerCase()))
  // Told once, at the second list.
  const isOnBoth = list === 'wordsToAvoid' && words.some((word) => others.has(word.toLowerCase()))
  return isOnBoth ? 'onBothLists' : null
}

export const isSoundVoice = (draft: VoiceDraft) =>
  problemOf(draft, 'wordsToUse') === null && problemOf(draft, 'wordsToAvoid') === null

export const mayAddSample = ({ samples }: VoiceDraft) => samples.length < MAX_SAMPLES

export function withNewSample(draft: VoiceDraft): VoiceDraft {
  const key = Math.max(-1, ...draft.samples.map((sample) => sample.key)) + 1
  return { ...draft, samples: [...draft.samples, { key, text: '' }] }
}

export const withSample = (draft: VoiceDraft, key: number, text: string): VoiceDraft => ({
  ...draft,
  samples: draft.samples.map((sample) => (sample.key === key ? { key, text } : sample)),
})

export const withoutSample = (draft: VoiceDraft, key: number): VoiceDraft => ({
  ...draft,
  samples: draft.samples.filter((sample) => sample.key !== key),
})
