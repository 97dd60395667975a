import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import { salesCsvMessages } from '../i18n/index.ts'
import { type ImportOutcome, importOutcomes, type SalesImportReport } from '../sales.contract.ts'
import type { Outcome } from './synced-rows.ts'

export type ReportRow = SalesImportReport['rows'][number]
/** The result of one line. */
export type Verdict = Pick<ReportRow, 'outcome' | 'reason'>

export function reportOf(rows: ReportRow[], isPreview: boolean): SalesImportReport {
  const counts = Object.fromEntries(
    importOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<ImportOutcome, number>
  return { isPreview, ...counts, rows }
}

/** As worded in a report. */
export function verdictOf(outcome: Outcome | undefined, locale: Locale): Verdict {
  const t = textOf(salesCsvMessages, locale)
  switch (outcome) {
    case 'added':
      return { outcome: 'imported', reason: '' }
    case 'changed':
      return { outcome: 'changed', reason: t('changed') }
    case 'same':
      return { outcome: 'skipped', reason: t('same') }
    default:
      return { outcome: 'refused', reason: t('unusable') }
  }
}

class PreviewRollback extends Error {}

/** A preview runs the whole import, so that both report the same, and then rolls back. */
export async function inTransaction<Result>(
  db: Db,
  isPreview: boolean,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (!isPreview) return db.transaction(work)
  let result: { value: Result } | undefined
  try {
    await db.transaction(async (db) => {
      result = { value: await work(db) }
      throw new PreviewRollback()
    })
  } catch (error) {
    if (!(error instanceof PreviewRollback) || !result) throw error
  }
  if (!result) throw new Error('A rehearsal ended without a result.')
  return result.value
}
