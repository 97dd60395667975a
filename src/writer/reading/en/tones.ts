import type { Direction } from '../brief-reading.ts'
import { wordSet } from './words.ts'

type Tone = Extract<Direction['wish'], { type: 'tone' }>['tone']

/** How a text may sound, in the words of owners. */
export const tones: ReadonlyMap<string, Tone> = new Map(
  (
    [
      [
        'warm',
        'warm friendly cosy cozy welcoming heartfelt kind personal homely sweet caring neighborly neighbourly chatty conversational gentle respectful dignified sincere emotional nostalgic heart-warming heartwarming inclusive thoughtful tender',
      ],
      ['professional', 'professional formal serious businesslike corporate polite informative'],
      [
        'funny',
        'funny fun humorous playful witty cheeky silly lighthearted light-hearted upbeat hilarious quirky catchy punchy snappy lively light bubbly cheerful cute cheesy-fun jokey fun-loving',
      ],
      [
        'elegant',
        'elegant classy sophisticated luxurious refined chic stylish upscale posh romantic dreamy polished',
      ],
      [
        'urgent',
        'urgent exciting excited energetic bold hype dramatic motivational inspiring inspirational punchy-fast',
      ],
      [
        'plain',
        'plain simple straightforward casual relaxed honest informal natural neutral modest low-key calm zen soothing understated down-to-earth matter-of-fact',
      ],
    ] as const
  ).flatMap(([tone, words]) => words.split(' ').map((word): [string, Tone] => [word, tone])),
)

/** What a text should not be. */
export const unwantedManners = wordSet(`
  salesy pushy cheesy corny tacky jolly cringe cringey formal fancy long boring stiff spammy aggressive preachy hard sell sales
  clichés cliches cliche jargon puns slang hype fluff waffle exclamation caps capitals shouty over-the-top ott marketing
  buzzwords gimmicky sad depressing sappy soppy jokes cheese flowery wordy generic ai-sounding robotic childish
`)

export function toneIn(words: string): Tone | null {
  for (const word of words.toLowerCase().match(/[\p{L}é-]+/gu) ?? []) {
    const tone = tones.get(word)
    if (tone) return tone
  }
  return null
}

const short = wordSet('short shorter brief concise quick one-liner succinct snappy')
const long = wordSet('long longer detailed')

export const lengthIn = (word: string): 'short' | 'long' | null =>
  short.has(word) ? 'short' : long.has(word) ? 'long' : null
