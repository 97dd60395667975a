import { type Part, part } from '../fit.ts'
import type { Voice } from '../voice.ts'

/** How a text of one style is built. */
export type Shape = {
  /** Headlines, best first; the first that fits is used. */
  titles: string[]
  parts: Part[]
  hashtags: number
  /** Shorter than the network's limit if people read less than it allows. */
  aim: number
  /** Separator of the parts. */
  glue: string
}

export type Shaper = (voice: Voice) => Shape

export const BLANK_LINE = '\n\n'

/** The person's words in decreasing lengths; they are the purpose of the text, so they are shortened last. */
export const wordsPart = (voice: Voice, ...lengths: number[]): Part =>
  part(9, ...lengths.map((length) => voice.words(length)))

export const joined = (...sentences: string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ')

/** Our own sentences that a tone allows: the most important ones, then the transition to the call. */
export function body(voice: Voice, more = 0): string[] {
  const [wish, thought, follow] = [voice.wish(), voice.thought(), voice.follow()]
  // A question wants an answer, not another invitation.
  const [extra, invite] = voice.message.kind === 'community' ? ['', ''] : [voice.extra(), voice.invite()]
  const wanted = [wish, thought, follow, extra, invite].filter((sentence) => sentence !== '')
  const kept = new Set(wanted.slice(0, voice.tone.sentences + more))
  return [wish, thought, extra, invite, follow].filter((sentence) => kept.has(sentence))
}

/** All sentences, then fewer and fewer of them. */
export const fewerAndFewer = (sentences: readonly string[], glue = ' '): string[] =>
  sentences.map((_, dropped) => sentences.slice(0, sentences.length - dropped).join(glue)).concat('')
