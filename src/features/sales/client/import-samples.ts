import type { Locale } from '#platform/locale.ts'
import { salesCsvMessages, salesImportSampleMessages } from '../i18n/index.ts'
import type { ImportKind } from './sales.queries.ts'

const needed = { products: ['name', 'price'], sales: ['date', 'total'] } as const

// Without the mark at the start spreadsheets read the accents wrongly.
const byteOrderMark = '\uFEFF'

/** The names of the columns as the importer knows them. */
export const columnNames = (kind: ImportKind, locale: Locale): string[] =>
  Object.values(salesCsvMessages[locale][kind])

/** Those that must be there. */
export const neededNames = (kind: ImportKind, locale: Locale): string[] => {
  const names: Record<string, string> = salesCsvMessages[locale][kind]
  return needed[kind].map((column) => names[column] ?? column)
}

/** A small file to fill in, as an address that a link can point to. */
export function sampleHref(kind: ImportKind, locale: Locale): string {
  const lines = [
    columnNames(kind, locale).join(','),
    ...Object.values(salesImportSampleMessages[locale][kind]),
  ]
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${byteOrderMark}${lines.join('\r\n')}\r\n`)}`
}
