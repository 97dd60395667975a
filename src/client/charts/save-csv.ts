import { BYTE_ORDER_MARK, toCsv } from '#platform/csv.ts'

/** A title as a file name: "Sales by day" is "sales-by-day". */
const asFileName = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Downloads these rows as a file named after its content. */
export function saveCsv(title: string, records: readonly (readonly (string | number)[])[]): void {
  const url = URL.createObjectURL(
    new Blob([BYTE_ORDER_MARK, toCsv(records)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = `${asFileName(title)}.csv`
  link.click()
  // The browser reads the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url))
}
