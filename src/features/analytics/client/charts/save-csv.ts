import { BYTE_ORDER_MARK, toCsv } from '#platform/csv.ts'

/** Words as a file can be called: "Sales by day" is "sales-by-day". */
const asFileName = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Hands the person a file with these rows, called after what they show. */
export function saveCsv(title: string, records: readonly (readonly (string | number)[])[]): void {
  const url = URL.createObjectURL(
    new Blob([BYTE_ORDER_MARK, toCsv(records)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = `${asFileName(title)}.csv`
  link.click()
  // The browser takes the file in its own time; by the next turn it has it.
  setTimeout(() => URL.revokeObjectURL(url))
}
