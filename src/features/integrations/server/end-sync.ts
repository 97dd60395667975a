import { recordActivity } from '#core/activity/index.server.ts'
import { notifyOwners } from '#core/notifications/index.server.ts'
import { announceSales } from '#features/sales/index.server.ts'
import type { ErrorCode } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { needsPerson } from './integration-keys.ts'
import * as repository from './integrations.repository.ts'

const link = '/integrations'

/** After the last page; the next sync asks for changes since this one started. In the caller's transaction. */
export async function finishSync(
  db: Db,
  { sync, integration }: repository.RunningSync,
  counts: repository.SyncChanges,
  now: Date,
) {
  const { workspaceId, startedAt } = sync
  await repository.changeSync(db, sync, {
    ...counts,
    status: 'done',
    cursor: null,
    problem: null,
    retryAt: null,
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
  await recordActivity(db, systemActor(sync), { kind: 'pos_synced', values, link })
}

export const systemActor = ({ workspaceId }: Pick<repository.SyncRow, 'workspaceId'>) => ({
  workspaceId,
  clientId: undefined,
})

type Counts = Pick<repository.SyncRow, 'productsAdded' | 'productsChanged' | 'salesAdded' | 'salesChanged'>

export const hasChanges = ({ productsAdded, productsChanged, salesAdded, salesChanged }: Counts) =>
  productsAdded + productsChanged + salesAdded + salesChanged > 0

/** A sync has stopped, for now or for good: shows what was imported. */
async function announceStop(db: Db, sync: repository.SyncRow): Promise<void> {
  if (hasChanges(sync)) await announceSales(db, systemActor(sync))
  await announce(db, systemActor(sync), 'integrations')
}

/** Notifies the first time, and again when waiting no longer helps. */
const isNews = (before: string | null, code: ErrorCode) =>
  before === null || (needsPerson(code) && !needsPerson(before))

/** Imported data stays. False if it has not failed after all, because its keys have been replaced meanwhile. */
export const failSync = (
  { db, clock }: Deps,
  { sync, integration }: repository.RunningSync,
  code: ErrorCode,
): Promise<boolean> =>
  db.transaction(async (db) => {
    if (!(await repository.lockRun(db, sync))) return true
    const { workspaceId, integrationId } = sync
    const now = await repository.find(db, workspaceId, integrationId)
    if (now?.credentials && !integration.credentials?.equals(now.credentials)) return false
    const ended = { status: 'failed', problem: code, retryAt: null, endedAt: clock.now() } as const
    await repository.changeSync(db, sync, ended)
    await repository.update(db, workspaceId, integrationId, { problem: code })
    if (isNews(now?.problem ?? null, code)) {
      const values = { store: integration.storeName }
      await notifyOwners(db, workspaceId, { type: 'pos_sync_failed', values, link })
    }
    await announceStop(db, sync)
    return true
  })

/** The provider is asked again later; the screen says so. */
export const waitForProvider = (
  { db }: Deps,
  { sync }: repository.RunningSync,
  problem: ErrorCode,
  retryAt: Date,
) =>
  db.transaction(async (db) => {
    if (!(await repository.lockRun(db, sync))) return
    await repository.changeSync(db, sync, { problem, retryAt })
    await announceStop(db, sync)
  })
