import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { emojiHabits, hashtagHabits } from '#writer/voice.ts'
import { brandQuery } from './brands.contract.ts'
import { brandsRules } from './i18n/index.ts'

export const MAX_SAMPLES = 5
export const MAX_SAMPLE = 2000
export const MAX_WORDS = 20
export const MAX_WORD = 40

const tooManyWords = ruleText(brandsRules, 'tooManyWords', { max: MAX_WORDS })
const wordsSchema = z
  .array(z.string().trim().min(1).max(MAX_WORD, atMostCharacters(MAX_WORD)))
  .max(MAX_WORDS, tooManyWords)

const voiceFields = {
  /** Texts the owner likes, as they were pasted. */
  samples: z
    .array(z.string().trim().min(1).max(MAX_SAMPLE, atMostCharacters(MAX_SAMPLE)))
    .max(MAX_SAMPLES, ruleText(brandsRules, 'tooManySamples', { max: MAX_SAMPLES })),
  wordsToUse: wordsSchema,
  wordsToAvoid: wordsSchema,
  emoji: z.enum(emojiHabits),
  hashtags: z.enum(hashtagHabits),
}

const brandVoiceSchema = z.object({ brandId: z.uuid(), ...voiceFields })
export type BrandVoice = z.output<typeof brandVoiceSchema>

const savedVoiceSchema = z.object({ brandId: z.uuid().optional(), ...voiceFields })
export type SavedVoice = z.output<typeof savedVoiceSchema>

export const getBrandVoice = endpoint({
  method: 'GET',
  path: '/api/brand-voice',
  access: 'signed-in',
  summary: 'How a brand sounds; by default the oldest active one',
  topics: ['brand-voice'],
  query: z.object(brandQuery),
  response: brandVoiceSchema,
})

export const saveBrandVoice = endpoint({
  method: 'PUT',
  path: '/api/brand-voice',
  access: 'manager',
  summary: 'Save how a brand sounds: sample texts, words to use and to avoid, emoji and hashtags',
  body: savedVoiceSchema,
  response: brandVoiceSchema,
})
