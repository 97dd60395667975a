import { type ErrorCode, errorText } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Integration, Sync } from '../integrations.contract.ts'
import type { ShownRow, SyncRow } from './integrations.repository.ts'

const isCode = (text: string): text is ErrorCode => text in errorText.en

/** Why something failed, in the reader's language. */
const worded = (problem: string | null, locale: Locale): string | null =>
  problem === null ? null : errorText[locale][isCode(problem) ? problem : 'internal']

export const shownSync = (row: SyncRow, locale: Locale): Sync => ({
  ...row,
  problem: worded(row.problem, locale),
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** An integration as the browser sees it. */
export const shownIntegration = (
  row: ShownRow,
  lastSync: SyncRow | null | undefined,
  locale: Locale,
): Integration => ({
  ...row,
  lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
  lastSync: lastSync ? shownSync(lastSync, locale) : null,
})
