import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, toCsv } from '#platform/csv.ts'
import { dayIn } from '#platform/day.ts'
import { languageName } from '#platform/language-name.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { customersCsvMessages } from '../i18n/index.ts'
import { csvColumns } from './csv-columns.ts'
import * as repository from './customers.repository.ts'

const BATCH = 500

type Row = Awaited<ReturnType<typeof repository.list>>[number]

/** Batches in list order, so that memory does not grow with the number of customers. */
async function* inBatches(db: Db, workspaceId: WorkspaceId, locale: Locale) {
  const t = textOf(customersCsvMessages, locale)
  const record = (row: Row) =>
    csvColumns.map((column) => {
      if (column === 'status') return t(`statuses.${row.status}`)
      if (column === 'language') return languageName(row.language, locale)
      return row[column] ?? ''
    })
  yield BYTE_ORDER_MARK + toCsv([csvColumns.map((column) => t(`columns.${column}`))])
  let after: repository.Position | null = null
  do {
    const rows: Row[] = await repository.list(db, workspaceId, after, BATCH)
    if (rows.length > 0) yield toCsv(rows.map(record))
    const last = rows.at(BATCH - 1)
    after = last ? [last.sortKey, last.id] : null
  } while (after)
}

export function exportCustomers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
): FileAnswer {
  const day = dayIn(actor.timeZone, clock.now())
  return {
    type: 'text/csv; charset=utf-8',
    body: Readable.from(inBatches(db, actor.workspaceId, locale)),
    downloadName: textOf(customersCsvMessages, locale)('fileName', { day }),
  }
}
