import { fold } from './told-text.ts'

const RUN = 3
/** From this share of common word runs on, a reader sees the same text twice. */
const SAME = 0.7
const FEW_WORDS = 4

function runsOf(text: string): Set<string> {
  const words = Array.from(fold(text).matchAll(/(?<![#\p{L}\p{N}])[\p{L}\p{N}]{1,60}/gu), ([word]) => word)
  if (words.length < FEW_WORDS) return new Set([words.join(' ')])
  return new Set(words.slice(RUN - 1).map((_, place) => words.slice(place, place + RUN).join(' ')))
}

/** Whether two posts are the same text, apart from hashtags and a few words. */
export function isSameText(one: string, other: string): boolean {
  const [few = new Set<string>(), many = new Set<string>()] = [runsOf(one), runsOf(other)].sort(
    (a, b) => a.size - b.size,
  )
  const common = [...few].filter((run) => many.has(run)).length
  // A short text may well be the beginning of a long one.
  return common / many.size >= SAME
}
