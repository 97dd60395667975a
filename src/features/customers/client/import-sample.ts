import type { Locale } from '#platform/locale.ts'
import { customersCsvMessages } from '../i18n/index.ts'

const rows: Record<Locale, string[]> = {
  en: [
    'Maria Lopez,maria@example.com,+1 555 0100,Lopez Flowers,"12 Main Street, Springfield",Likes roses,Active,Spanish',
    'John Smith,john@example.com,,,,,Prospect,English',
  ],
  es: [
    'María López,maria@example.com,+34 600 000 000,Flores López,"Calle Mayor 12, Madrid",Le gustan las rosas,Activo,Español',
    'Juan García,juan@example.com,,,,,Potencial,Español',
  ],
}

// Without the mark at the start spreadsheets read the accents wrongly.
const byteOrderMark = '\uFEFF'

/** The names of the columns as the importer knows them. */
export const columnNames = (locale: Locale): string[] => Object.values(customersCsvMessages[locale].columns)

/** A small file to fill in, as an address that a link can point to. */
export function sampleHref(locale: Locale): string {
  const lines = [columnNames(locale).join(','), ...rows[locale]]
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${byteOrderMark}${lines.join('\r\n')}\r\n`)}`
}
