/**
 * A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text. One that already has
 * apostrophes gets one more, so that taking exactly one away on import always gives back what was there.
 *
 * Some drop space and invisible signs before they look, some read full-width, small and raised signs like plain ones, and a tab or a
 * line end at the beginning can end the cell.
 */
const looksLikeFormula = /^(?:'*[\t\r\n]|[\s\p{Cc}\p{Cf}']*[=+\-@＝＋－＠﹦﹢﹣﹫⁺₊⁼₌⁻₋﬩])/u

export const protectedCell = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)
export const plainCell = (cell: string) =>
  cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell
