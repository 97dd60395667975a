import { languageName } from '#platform/language-name.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { fold } from '#server/csv/cells.ts'
import { customersCsvMessages } from '../i18n/index.ts'
import { csvSynonyms } from './words/index.ts'

export const csvColumns = [
  'name',
  'email',
  'phone',
  'company',
  'address',
  'notes',
  'status',
  'language',
] as const
export type CsvColumn = (typeof csvColumns)[number]

const headings = new Map(
  csvColumns.flatMap((column) =>
    locales
      .flatMap((locale) => [
        customersCsvMessages[locale].columns[column],
        ...csvSynonyms[locale].columns[column],
      ])
      .concat(column)
      .map((heading) => [fold(heading), column]),
  ),
)

export const columnOf = (heading: string): CsvColumn | undefined => headings.get(fold(heading))

const statusesIn = (locale: Locale): [word: string, status: string][] => [
  ...Object.entries(customersCsvMessages[locale].statuses).map(([status, text]): [string, string] => [
    fold(text),
    status,
  ]),
  ...Object.entries(csvSynonyms[locale].statuses),
]

const languagesIn = (locale: Locale): [word: string, language: string][] => [
  ...locales.map((language): [string, string] => [fold(languageName(language, locale)), language]),
  ...Object.entries(csvSynonyms[locale].languages),
]

const fixedValues: Partial<Record<CsvColumn, Map<string, string>>> = {
  status: new Map(locales.flatMap(statusesIn)),
  language: new Map(locales.flatMap(languagesIn)),
}

/** "Activo", "ACTIVE" and "active" are one status; an unknown word is kept, to be refused by name. */
export const meaningOf = (column: CsvColumn, cell: string): string =>
  fixedValues[column]?.get(fold(cell)) ?? (fixedValues[column] ? fold(cell) : cell)
