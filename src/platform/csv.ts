import { protectedCell } from './formula-cell.ts'

/** Without it Excel does not read the file as UTF-8 and breaks every accent. */
export const BYTE_ORDER_MARK = '\uFEFF'

// Every character that some reader ends a cell or row at, and outer spaces, which some drop.
const NEEDS_QUOTES = /[",;\t\r\n\v\f\u0085\u2028\u2029]|^\s|\s$/

// Replaces runs, because a cell of only quotes would be built from as many pieces.
const quoted = (text: string) =>
  NEEDS_QUOTES.test(text) ? `"${text.replace(/"+/g, (quotes) => quotes + quotes)}"` : text

/** Numbers stay numbers; a text can neither break out of its cell nor run as a formula. */
const cellOf = (value: string | number) =>
  typeof value === 'number' ? String(value) : quoted(protectedCell(value))

/** A row with one empty cell would be read as no row. */
const rowOf = (cells: readonly (string | number)[]) => cells.map(cellOf).join(',') || '""'

export const toCsv = (records: readonly (readonly (string | number)[])[]): string =>
  records.map((record) => `${rowOf(record)}\r\n`).join('')
