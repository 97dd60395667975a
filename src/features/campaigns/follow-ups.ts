import type { FollowUpRule } from '#connectors/social/channel.ts'
import { count } from '#connectors/social/text/count.ts'
import { splitHashtags } from '#writer/copywriting/split-hashtags.ts'

type Limits = Pick<FollowUpRule, 'most' | 'max' | 'counting' | 'charactersPerLink'>
/** A text and what is posted below it. */
export type PostWords = { text: string; followUps: string[] }

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/u)

/** Joins neighbours as long as they fit. */
function fill(units: readonly string[], gap: string, fits: (text: string) => boolean): string[] {
  const filled: string[] = []
  for (const unit of units) {
    const last = filled.at(-1)
    if (last !== undefined && fits(last + gap + unit)) filled[filled.length - 1] = last + gap + unit
    else filled.push(unit)
  }
  return filled
}

/**
 * A text as a thread: one part for each paragraph, and several for a paragraph that is too long. Hashtags stay with the
 * last words. Null if it would be a single part, or more than the network takes.
 */
export function splitIntoThread(
  text: string,
  { most, max, counting, charactersPerLink }: Limits,
): PostWords | null {
  const fits = (part: string) => count(part, counting, charactersPerLink) <= max
  const whole = paragraphsOf(text)
  const tags = whole.length > 1 && splitHashtags(whole.at(-1) ?? '').body === '' ? whole.pop() : undefined
  const parts = whole.flatMap((paragraph) => {
    if (fits(paragraph)) return [paragraph]
    const sentences = sentencesOf(paragraph).flatMap((each) =>
      fits(each) ? [each] : fill(each.split(/\s+/), ' ', fits),
    )
    return fill(sentences, ' ', fits)
  })
  if (tags !== undefined) {
    const last = parts.pop() ?? ''
    parts.push(...(fits(`${last}\n\n${tags}`) ? [`${last}\n\n${tags}`] : [last, tags]))
  }
  const [first, ...rest] = parts
  if (first === undefined || rest.length === 0 || rest.length > most || !parts.every(fits)) return null
  return { text: first, followUps: rest }
}

/** The hashtags at the end of a text as the first comment; null if there are none, or nothing else. */
export function moveHashtags(text: string): PostWords | null {
  const { body, last } = splitHashtags(text)
  return last.length === 0 || body === '' ? null : { text: body, followUps: [last.join(' ')] }
}
