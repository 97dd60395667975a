/**
 * Spreadsheets run cells that start like a formula; a leading apostrophe makes them text. A cell that already has
 * apostrophes gets one more, so that an import that removes exactly one restores the text. Some skip spaces and
 * invisible characters first, some read full-width, small and superscript signs like plain ones, and a leading tab or
 * line end can end the cell.
 */
const looksLikeFormula = /^(?:'*[\t\r\n]|[\s\p{Cc}\p{Cf}']*[=+\-@＝＋－＠﹦﹢﹣﹫⁺₊⁼₌⁻₋﬩⩵⩶])/u

export const protectedCell = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)
export const plainCell = (cell: string) =>
  cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell
