/** Without case, accents and outer space: how a heading or a fixed value is recognised. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text. One that already has
 * apostrophes gets one more, so that taking exactly one away on import always gives back what was there.
 */
const looksLikeFormula = /^'*[=+\-@\t\r]/

export const protectedCell = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)
export const plainCell = (cell: string) =>
  cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell
