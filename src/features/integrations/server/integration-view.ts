import { errorText, storedErrorCode } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { integrationMessages } from '../i18n/index.ts'
import type { Integration, Sync } from '../integrations.contract.ts'
import { needsPerson } from './integration-keys.ts'
import type { ShownRow, SyncRow } from './integrations.repository.ts'
import type { ImageCounts } from './product-images.repository.ts'

/** Why something failed, in the reader's language. */
const worded = (problem: string | null, locale: Locale): string | null =>
  problem === null ? null : errorText(storedErrorCode(problem), locale)

/** An unreachable provider is retried automatically, so nobody has to act. */
const reasonOf = ({ status, problem }: SyncRow, locale: Locale): string | null =>
  status === 'running' && problem === 'pos_unreachable'
    ? textOf(integrationMessages, locale)('sync.waiting')
    : worded(problem, locale)

export const shownSync = (row: SyncRow, locale: Locale): Sync => ({
  ...row,
  problem: reasonOf(row, locale),
  retryAt: row.status === 'running' ? (row.retryAt?.toISOString() ?? null) : null,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** An integration as the browser sees it. */
export const shownIntegration = (
  row: ShownRow,
  lastSync: SyncRow | null | undefined,
  locale: Locale,
  images: ImageCounts | null = null,
): Integration => ({
  ...row,
  needsAttention: needsPerson(row.problem),
  lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
  lastSync: lastSync ? shownSync(lastSync, locale) : null,
  images,
})
