/** Characters of one caption. Each style has room for them, in small letters. */
export const MAX_CAPTION = 200
/** Up to here a caption is set in large letters. */
export const LARGE_CAPTION = 90

/** YouTube takes more only from verified accounts, and no other network that shops use does. */
export const MAX_FILM_SECONDS = 15 * 60

/** The closing shows only the brand. */
export const closingStart = (seconds: number) => seconds - Math.min(3.2, Math.max(1.1, seconds * 0.26))

/** The share of a caption in the time of all. */
export const captionWeight = (text: string) => 24 + text.length

const SECONDS_TO_NOTICE = 0.5
const CHARACTERS_PER_SECOND = 18

/** How long people need to read a caption. */
export const readingSeconds = (text: string) =>
  text.trim() === '' ? 0 : SECONDS_TO_NOTICE + text.trim().length / CHARACTERS_PER_SECOND

/** Scenes fill the time up to the closing: longer or shorter than planned, in proportion. */
export function shownSeconds(planned: readonly number[], videoSeconds: number): number[] {
  const all = planned.reduce((sum, seconds) => sum + seconds, 0)
  return planned.map((seconds) => (seconds * closingStart(videoSeconds)) / all)
}
