import { Readable } from 'node:stream'
import { platformName } from '#connectors/social/platform-name.ts'
import { BYTE_ORDER_MARK, toCsv } from '#platform/csv.ts'
import { dayIn } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { timeIn } from '#platform/wall-time.ts'
import { zonePlace } from '#platform/zone-name.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { inboxCsvMessages } from '../i18n/index.ts'
import type { Filters, MessageRow, Position } from './inbox.repository.ts'
import { filtersOf, type MessageQuery, read } from './inbox.service.ts'

/** Messages can be long: this many are written at once without blocking others. */
const BATCH = 100
const columns = ['date', 'time', 'sender', 'platform', 'message', 'priority', 'read'] as const

function recordOf(row: MessageRow, timeZone: string, locale: Locale): string[] {
  const t = textOf(inboxCsvMessages, locale)
  const written = new Date(row.createdAt)
  return [
    dayIn(timeZone, written),
    timeIn(timeZone, written),
    row.senderName,
    platformName(row.platform, locale),
    row.content,
    t(`priorities.${row.priority}`),
    t(`read.${row.isRead ? 'yes' : 'no'}`),
  ]
}

/** Batches in list order, so that memory does not grow with the number of messages. */
async function* inBatches(db: Db, actor: Actor, locale: Locale, filters: Filters) {
  const t = textOf(inboxCsvMessages, locale)
  const place = zonePlace(actor.timeZone, locale)
  yield BYTE_ORDER_MARK + toCsv([columns.map((column) => t(`columns.${column}`, { place }))])
  let after: Position | null = null
  do {
    const rows: MessageRow[] = await read(db, actor, filters, after, BATCH)
    if (rows.length > 0) yield toCsv(rows.map((row) => recordOf(row, actor.timeZone, locale)))
    const last = rows.at(BATCH - 1)
    after = last ? [last.createdAt, last.id] : null
  } while (after)
}

export async function exportMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  query: MessageQuery,
): Promise<FileAnswer> {
  const filters = await filtersOf(db, actor, query)
  const day = dayIn(actor.timeZone, clock.now())
  return {
    type: 'text/csv; charset=utf-8',
    body: Readable.from(inBatches(db, actor, locale, filters)),
    downloadName: textOf(inboxCsvMessages, locale)('fileName', { day }),
  }
}
