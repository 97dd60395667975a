import { protectedCell } from '#platform/formula-cell.ts'

/** Without it Excel takes the file for something older than UTF-8 and spoils every accent. */
const BYTE_ORDER_MARK = '\uFEFF'

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Numbers stay numbers; what is a text can neither break out of its cell nor be run as a formula. */
const cell = (value: string | number) =>
  typeof value === 'number' ? String(value) : quoted(protectedCell(value))

export const csvText = (records: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + records.map((record) => `${record.map(cell).join(',')}\r\n`).join('')
