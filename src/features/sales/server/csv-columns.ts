import { type SaleStatus, saleStatuses } from '#connectors/pos/sale-status.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { fold } from '#server/csv/cells.ts'
import { salesCsvMessages } from '../i18n/index.ts'
import { csvSynonyms } from './words/index.ts'

type CsvWords = (typeof salesCsvMessages)[Locale]
export type ProductColumn = keyof CsvWords['products']
export type SaleColumn = keyof CsvWords['sales']

/** The headings of a column in one language: ours, and those of other programs. */
const headingsIn = (locale: Locale, kind: 'products' | 'sales'): [heading: string, column: string][] => [
  ...Object.entries(salesCsvMessages[locale][kind]).map(([column, own]): [string, string] => [own, column]),
  ...Object.entries(csvSynonyms[locale][kind]).flatMap(([column, others]) =>
    [column, ...others].map((heading): [string, string] => [heading, column]),
  ),
]

const recognizer = <Column extends string>(kind: 'products' | 'sales') => {
  const known = new Map(
    locales
      .flatMap((locale) => headingsIn(locale, kind))
      .map(([heading, column]) => [fold(heading), column as Column]),
  )
  return (heading: string): Column | undefined => known.get(fold(heading))
}

export const productColumnOf = recognizer<ProductColumn>('products')
export const saleColumnOf = recognizer<SaleColumn>('sales')

const statuses = new Map<string, SaleStatus>(
  locales.flatMap((locale) => [
    ...saleStatuses.flatMap((status): [string, SaleStatus][] =>
      [status, salesCsvMessages[locale].statuses[status]].map((text) => [fold(text), status]),
    ),
    ...Object.entries(csvSynonyms[locale].statuses),
  ]),
)

export const statusOf = (word: string): SaleStatus | undefined => statuses.get(fold(word))
