/**
 * A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text. One that already has
 * apostrophes gets one more, so that taking exactly one away on import always gives back what was there.
 */
const looksLikeFormula = /^'*[=+\-@\t\r]/

export const protectedCell = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)
export const plainCell = (cell: string) =>
  cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell
