import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { plainCell } from '#server/csv.ts'
import { customersCsvMessages } from '../customers-csv.messages.ts'
import { type CsvColumn, columnOf, meaningOf } from './csv-columns.ts'

export const MAX_ROWS = 10_000
const PIECE_BYTES = 64 * 1024

/** One customer of the file: where it begins there, and what stands in the columns we know. */
export type CsvRow = { line: number; values: Partial<Record<CsvColumn, string>> }

type Parsed = { record: string[]; info: { lines: number } }

/** Piece by piece with a pause between, so that a large file does not hold up everybody else's requests. */
async function* inPieces(text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES)
    await setImmediate()
  }
}

/** Whichever of the usual ones stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r|\n/, 1)
  const bare = heading.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

const lineBreaksIn = (record: string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)

export async function readCustomersCsv(text: string, locale: Locale): Promise<CsvRow[]> {
  const t = textOf(customersCsvMessages, locale)
  const unreadable = (body: string, cause?: unknown) =>
    new AppError('csv_unreadable', { fields: { body }, cause })
  // What is not UTF-8 arrives with this in place of each letter that was lost.
  if (text.includes('\uFFFD')) throw unreadable(t('notUtf8'))

  const parser = Readable.from(inPieces(text)).pipe(
    parse({
      bom: true,
      info: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  const rows: CsvRow[] = []
  let columns: (CsvColumn | undefined)[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (!columns) {
        columns = record.map(columnOf)
        if (!columns.includes('name')) throw unreadable(t('noNameColumn'))
        continue
      }
      if (record.every((cell) => cell.trim() === '')) continue
      if (rows.length === MAX_ROWS)
        throw new AppError('too_large', { fields: { body: t('tooManyRows', { max: String(MAX_ROWS) }) } })
      rows.push({ line: info.lines - lineBreaksIn(record), values: valuesOf(columns, record) })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(t('brokenQuotes', { line: String(error.lines) }), error)
  }
  if (!columns) throw unreadable(t('noNameColumn'))
  return rows
}

/** Of two columns with the same meaning the first counts. */
function valuesOf(columns: (CsvColumn | undefined)[], record: string[]): CsvRow['values'] {
  const values: CsvRow['values'] = {}
  for (const [index, column] of columns.entries()) {
    const cell = plainCell((record[index] ?? '').trim())
    if (column && cell) values[column] ??= meaningOf(column, cell)
  }
  return values
}
