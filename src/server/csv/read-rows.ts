import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '#platform/errors.ts'
import { plainCell } from '#platform/formula-cell.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { csvMessages } from './i18n/index.ts'

const PIECE_BYTES = 64 * 1024
/** In characters; no customer or sale is that long. */
const ROW_MAX = 200_000

/** One line of the file: its number and the values of the known columns. */
export type CsvRow<Column extends string> = { line: number; values: Partial<Record<Column, string>> }

/** The format of one kind of import. */
export type CsvKind<Column extends string> = {
  columnOf(heading: string): Column | undefined
  /** Maps a cell to the value it means. */
  meaningOf?(column: Column, cell: string): string
  /** Required columns, with their display names. */
  needed: { column: Column; name: string }[]
  maxRows: number
  /** The message if there are more. */
  tooMany: string
}

type Parsed = { record: string[]; info: { lines: number } }

/** Yields between chunks, so that a large file does not block other requests. */
async function* inPieces(text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES)
    await setImmediate()
  }
}

/** The usual delimiter that occurs most in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r|\n/, 1)
  const bare = heading.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

const lineBreaksIn = (record: string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)

const unreadable = (body: string, cause?: unknown) =>
  new AppError('csv_unreadable', { fields: { body }, cause })

/** The lines of a CSV file, by the columns of its first line. */
export async function readRows<Column extends string>(
  text: string,
  kind: CsvKind<Column>,
  locale: Locale,
): Promise<CsvRow<Column>[]> {
  const t = textOf(csvMessages, locale)
  // Bytes that are not UTF-8 were decoded to this character.
  if (text.includes('\uFFFD')) throw unreadable(t('notUtf8'))

  const checkColumns = (columns: (Column | undefined)[]) => {
    const missing = kind.needed.find(({ column }) => !columns.includes(column))
    if (missing) throw unreadable(t('noColumn', { name: missing.name }))
  }
  const parser = Readable.from(inPieces(text)).pipe(
    parse({
      bom: true,
      info: true,
      delimiter: delimiterOf(text),
      max_record_size: ROW_MAX,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  const rows: CsvRow<Column>[] = []
  let columns: (Column | undefined)[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (!columns) {
        columns = record.map(kind.columnOf)
        checkColumns(columns)
        continue
      }
      if (record.every((cell) => cell.trim() === '')) continue
      if (rows.length === kind.maxRows) throw new AppError('too_large', { fields: { body: kind.tooMany } })
      rows.push({ line: info.lines - lineBreaksIn(record), values: valuesOf(kind, columns, record) })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const fault = error.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'brokenQuotes'
    throw unreadable(t(fault, { line: String(error.lines) }), error)
  }
  if (!columns) checkColumns([])
  return rows
}

/** Of two columns with the same meaning the first wins. */
function valuesOf<Column extends string>(
  kind: CsvKind<Column>,
  columns: (Column | undefined)[],
  record: string[],
): CsvRow<Column>['values'] {
  const values: CsvRow<Column>['values'] = {}
  for (const [index, column] of columns.entries()) {
    const cell = plainCell((record[index] ?? '').trim())
    if (column && cell) values[column] ??= kind.meaningOf?.(column, cell) ?? cell
  }
  return values
}
