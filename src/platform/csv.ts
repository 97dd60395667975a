import { protectedCell } from './formula-cell.ts'

/** Without it Excel takes the file for something older than UTF-8 and spoils every accent. */
export const BYTE_ORDER_MARK = '\uFEFF'

// Every sign that some reader ends a cell or a row at, and outer space, which some of them drop.
const NEEDS_QUOTES = /[",;\t\r\n\v\f\u0085\u2028\u2029]|^\s|\s$/

// Run by run: a cell of quotes alone would be put together from as many pieces.
const quoted = (text: string) =>
  NEEDS_QUOTES.test(text) ? `"${text.replace(/"+/g, (quotes) => quotes + quotes)}"` : text

/** Numbers stay numbers; a text can neither break out of its cell nor be run as a formula. */
const cellOf = (value: string | number) =>
  typeof value === 'number' ? String(value) : quoted(protectedCell(value))

/** A row with nothing in its only cell would be read as no row. */
const rowOf = (cells: readonly (string | number)[]) => cells.map(cellOf).join(',') || '""'

export const toCsv = (records: readonly (readonly (string | number)[])[]): string =>
  records.map((record) => `${rowOf(record)}\r\n`).join('')
