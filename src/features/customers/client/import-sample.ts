import type { Locale } from '#platform/locale.ts'
import { customerImportSampleMessages, customersCsvMessages } from '../i18n/index.ts'

// Without the mark at the start spreadsheets read the accents wrongly.
const byteOrderMark = '\uFEFF'

/** The names of the columns as the importer knows them. */
export const columnNames = (locale: Locale): string[] => Object.values(customersCsvMessages[locale].columns)

/** A small file to fill in, as an address that a link can point to. */
export function sampleHref(locale: Locale): string {
  const lines = [columnNames(locale).join(','), ...Object.values(customerImportSampleMessages[locale])]
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${byteOrderMark}${lines.join('\r\n')}\r\n`)}`
}
