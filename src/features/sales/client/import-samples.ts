import type { Locale } from '#platform/locale.ts'
import { salesCsvMessages } from '../i18n/index.ts'
import type { ImportKind } from './sales.queries.ts'

const rows: Record<ImportKind, Record<Locale, string[]>> = {
  products: {
    en: ['Carrot cake,CAKE-01,Cakes,4.80,USD,12', 'Gift card,GIFT-50,Gifts,50.00,USD,'],
    es: ['Tarta de zanahoria,TARTA-01,Tartas,"4,80",EUR,12', 'Tarjeta regalo,REGALO-50,Regalos,"50,00",EUR,'],
  },
  sales: {
    en: [
      '2026-03-10 10:15,R-1001,Maria Lopez,maria@example.com,Card,Carrot cake,2,9.60,,USD,Completed',
      '2026-03-10 10:15,R-1001,Maria Lopez,maria@example.com,Card,Flat white,1,3.20,,USD,Completed',
      '2026-03-11 17:40,R-1002,,,Cash,Gift card,1,50.00,50.00,USD,Refunded',
    ],
    es: [
      '2026-03-10 10:15,R-1001,María López,maria@example.com,Tarjeta,Tarta de zanahoria,2,"9,60",,EUR,Completada',
      '2026-03-10 10:15,R-1001,María López,maria@example.com,Tarjeta,Café con leche,1,"3,20",,EUR,Completada',
      '2026-03-11 17:40,R-1002,,,Efectivo,Tarjeta regalo,1,"50,00","50,00",EUR,Reembolsada',
    ],
  },
}

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
  const lines = [columnNames(kind, locale).join(','), ...rows[kind][locale]]
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${byteOrderMark}${lines.join('\r\n')}\r\n`)}`
}
