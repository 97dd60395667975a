const BREAK = /\s/
// A period or comma before the ellipsis would look like a typo.
const LOOSE_END = /(?<![\s.,;:…])[\s.,;:…]+$/

function firstLines(text: string, lines: number): string {
  let end = -1
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text
  }
  return text.slice(0, end)
}

/**
 * The start of a text within these limits of characters and lines, cut after a word if one ends nearby; the whole text
 * if it fits.
 */
export function foldText(text: string, max: number, lines = Number.POSITIVE_INFINITY): string {
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
