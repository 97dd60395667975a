const BREAK = /\s/
// Before the dots that follow, a full stop or comma would look like a slip.
const LOOSE_END = /(?<![\s.,;:…])[\s.,;:…]+$/

/** The first lines of a text, without what follows them. */
function firstLines(text: string, lines: number): string {
  let end = -1
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text
  }
  return text.slice(0, end)
}

/**
 * The beginning of a text: so many characters and lines, cut at the end of a word where there is one near; the whole of it when it
 * is not longer.
 */
export function foldAt(text: string, max: number, lines = Number.POSITIVE_INFINITY): string {
  const beginning = Number.isFinite(lines) ? firstLines(text.trimEnd(), lines) : text
  const signs = [...beginning]
  if (signs.length <= max)
    return beginning.length < text.trimEnd().length ? beginning.replace(LOOSE_END, '') : text
  const lastBreak = signs.slice(0, max + 1).findLastIndex((sign) => BREAK.test(sign))
  return signs
    .slice(0, lastBreak > max * 0.7 ? lastBreak : max)
    .join('')
    .replace(LOOSE_END, '')
}
