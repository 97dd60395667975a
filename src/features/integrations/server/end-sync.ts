import { recordActivity } from '#features/activity/server/activity.service.ts'
import { notifyOwners } from '#features/notifications/server/notifications.service.ts'
import type { ErrorCode } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { listIntegrations } from '../integrations.contract.ts'
import * as repository from './integrations.repository.ts'
import type { Brings } from './keep-page.ts'

const link = '/integrations'

/** The last page is there; the next sync asks for what has changed since this one began. In the caller's transaction. */
export async function finishSync(
  db: Db,
  { sync, integration }: Brings,
  counts: repository.SyncChanges,
  now: Date,
) {
  const { workspaceId, startedAt } = sync
  await repository.changeSync(db, sync, {
    ...counts,
    status: 'done',
    cursor: null,
    problem: null,
    endedAt: now,
  })
  await repository.update(db, workspaceId, integration.id, {
    lastSyncAt: now,
    syncedUntil: startedAt,
    problem: null,
  })
  const { productsAdded = 0, salesAdded = 0 } = counts
  if (productsAdded + salesAdded === 0) return
  const values = { store: integration.storeName, products: String(productsAdded), sales: String(salesAdded) }
  await recordActivity(db, nobodyOf(sync), { kind: 'pos_synced', values, link })
}

export const nobodyOf = ({ workspaceId }: Pick<repository.SyncRow, 'workspaceId'>) => ({
  workspaceId,
  clientId: undefined,
})

/** What came before stays. The owners are told the first time. */
export const failSync = (
  { db, clock }: Deps,
  { sync, integration }: Brings,
  code: ErrorCode,
): Promise<void> =>
  db.transaction(async (db) => {
    if (!(await repository.hold(db, sync))) return
    await repository.changeSync(db, sync, { status: 'failed', problem: code, endedAt: clock.now() })
    await repository.update(db, sync.workspaceId, integration.id, { problem: code })
    if (integration.problem === null) {
      const values = { store: integration.storeName }
      await notifyOwners(db, sync.workspaceId, { type: 'pos_sync_failed', values, link })
    }
    await announce(db, nobodyOf(sync), listIntegrations.path)
  })

/** The provider wants us to come later; the screen says so. */
export const waitForTill = ({ db }: Deps, { sync }: Brings): Promise<void> =>
  db.transaction(async (db) => {
    if (!(await repository.hold(db, sync))) return
    await repository.changeSync(db, sync, { problem: 'pos_rate_limited' })
    await announce(db, nobodyOf(sync), listIntegrations.path)
  })
