const BREAK = /\s/
// Before the dots that follow, a full stop or comma would look like a slip.
const LOOSE_END = /[\s.,;:…]+$/

/** The beginning of a text, cut at the end of a word where there is one near; the whole of it when it is not longer. */
export function foldAt(text: string, max: number): string {
  const signs = [...text]
  if (signs.length <= max) return text
  const lastBreak = signs.slice(0, max + 1).findLastIndex((sign) => BREAK.test(sign))
  return signs
    .slice(0, lastBreak > max * 0.7 ? lastBreak : max)
    .join('')
    .replace(LOOSE_END, '')
}
