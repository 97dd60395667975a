import { stringify } from 'csv-stringify/sync'

/** Without it Excel takes the file for something older than UTF-8 and spoils every accent. */
export const BYTE_ORDER_MARK = '\uFEFF'

export const toCsv = (records: string[][]) => stringify(records, { record_delimiter: 'windows' })

/**
 * A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text. One that already has
 * apostrophes gets one more, so that taking exactly one away on import always gives back what was there.
 */
const looksLikeFormula = /^'*[=+\-@\t\r]/

export const protectedCell = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)
export const plainCell = (cell: string) =>
  cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell
