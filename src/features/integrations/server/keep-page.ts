import type { PosPage, PosProduct, PosSale } from '#connectors/pos/pos.ts'
import {
  announceSales,
  type Brought,
  countSalesOf,
  upsertProducts,
  upsertSales,
} from '#features/sales/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce, announceProgress, type Progress } from '#server/events/announce.ts'
import { listIntegrations } from '../integrations.contract.ts'
import { finishSync, hasBrought, nobodyOf } from './end-sync.ts'
import * as repository from './integrations.repository.ts'

/** A running sync and its integration. */
export type Brings = NonNullable<Awaited<ReturnType<typeof repository.findRun>>>

type Page = PosPage<PosProduct> | PosPage<PosSale>

/** Writes the rows of a page and where the next one begins, in one transaction; of two who bring the same page one does. */
export const keepPage = ({ db, clock }: Deps, run: Brings, page: Page): Promise<void> =>
  db.transaction(async (db) => {
    const { sync } = run
    if (!(await repository.hold(db, sync))) return
    const now = clock.now()
    const brought = await bring(db, run, page, now)
    const counts = countsWith(sync, brought, page.skipped)
    if (page.next !== null) {
      await repository.changeSync(db, sync, { ...counts, cursor: page.next })
      return announceProgress(db, sync, progressOf(sync, counts))
    }
    if (sync.stage === 'products')
      await repository.changeSync(db, sync, { ...counts, stage: 'sales', cursor: null })
    else await finishSync(db, run, counts, now)
    // Once for all pages: lists of a thousand products are not read again for each hundred.
    if (hasBrought({ ...sync, ...counts })) await announceSales(db, nobodyOf(sync))
    await announce(db, nobodyOf(sync), 'integrations')
  })

function progressOf({ integrationId }: repository.SyncRow, counts: repository.SyncChanges): Progress {
  const { productsAdded, productsChanged, salesAdded, salesChanged, skipped } = counts
  const lastSync = {
    productsAdded,
    productsChanged,
    salesAdded,
    salesChanged,
    skipped,
    problem: null,
    retryAt: null,
  }
  return { path: `${listIntegrations.path}/${integrationId}`, fields: { lastSync } }
}

function bring(db: Db, { sync, integration: { id } }: Brings, { rows }: Page, now: Date): Promise<Brought> {
  return sync.stage === 'products'
    ? upsertProducts(db, sync.workspaceId, id, rows as PosProduct[], now)
    : upsertSales(db, sync.workspaceId, id, rows as PosSale[], now)
}

function countsWith(sync: repository.SyncRow, brought: Brought, skipped: number): repository.SyncChanges {
  const [added, changed] = [countSalesOf(brought, 'added'), countSalesOf(brought, 'changed')]
  const isProducts = sync.stage === 'products'
  return {
    pages: sync.pages + 1,
    problem: null,
    retryAt: null,
    productsAdded: sync.productsAdded + (isProducts ? added : 0),
    productsChanged: sync.productsChanged + (isProducts ? changed : 0),
    salesAdded: sync.salesAdded + (isProducts ? 0 : added),
    salesChanged: sync.salesChanged + (isProducts ? 0 : changed),
    skipped: sync.skipped + skipped + countSalesOf(brought, 'unusable'),
  }
}
