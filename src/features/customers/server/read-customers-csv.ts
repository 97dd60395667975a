import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import * as csv from '#server/csv/read-rows.ts'
import { customersCsvMessages } from '../i18n/index.ts'
import { type CsvColumn, columnOf, meaningOf } from './csv-columns.ts'

const MAX_ROWS = 10_000

export type CsvRow = csv.CsvRow<CsvColumn>

/** The customers of a file, one per line. */
export function readCustomersCsv(text: string, locale: Locale): Promise<CsvRow[]> {
  const t = textOf(customersCsvMessages, locale)
  const needed = [{ column: 'name' as const, name: t('columns.name') }]
  const tooMany = t('tooManyRows', { max: String(MAX_ROWS) })
  return csv.readRows(text, { columnOf, meaningOf, needed, maxRows: MAX_ROWS, tooMany }, locale)
}
