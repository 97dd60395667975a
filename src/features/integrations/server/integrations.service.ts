import { recordActivity } from '#core/activity/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { beginSync } from './begin-sync.ts'
import { deleteSynced } from './delete-synced.job.ts'
import { shownIntegration, shownSync } from './integration-view.ts'
import * as repository from './integrations.repository.ts'
import { countImages } from './product-images.repository.ts'

const SHOWN_SYNCS = 20
/** The source of the demo's products and sales, which no integration imported. */
const DEMO_SOURCE = 'demo'

export async function list(db: Db, { workspaceId }: Actor, locale: Locale) {
  const rows = await repository.list(db, workspaceId)
  const last = await repository.lastSyncs(db, workspaceId)
  const images = await countImages(db, workspaceId)
  const items = rows.map((row) => shownIntegration(row, last.get(row.id), locale, images.get(row.id)))
  return { items, nextCursor: null }
}

async function getReal(db: Db, actor: Actor, id: string) {
  const row = await repository.find(db, actor.workspaceId, id)
  if (!row) throw notFound()
  if (row.isDemo) throw new AppError('pos_is_demo')
  return row
}

export const sync = (deps: Deps, actor: Actor, locale: Locale, id: string) =>
  deps.db.transaction(async (db) => {
    await getReal(db, actor, id)
    const begun = await beginSync(deps, db, actor.workspaceId, id)
    await announce(db, actor, 'integrations')
    return shownSync(begun, locale)
  })

export async function listSyncs(db: Db, { workspaceId }: Actor, locale: Locale, id: string) {
  if (!(await repository.find(db, workspaceId, id))) throw notFound()
  const rows = await repository.listSyncs(db, workspaceId, id, SHOWN_SYNCS)
  return { items: rows.map((row) => shownSync(row, locale)), nextCursor: null }
}

export const setActive = ({ db }: Deps, actor: Actor, locale: Locale, id: string, isActive: boolean) =>
  db.transaction(async (db) => {
    await getReal(db, actor, id)
    const row = await repository.update(db, actor.workspaceId, id, { isActive })
    if (!row) throw notFound()
    await announce(db, actor, 'integrations')
    const [lastSync] = await repository.listSyncs(db, actor.workspaceId, id, 1)
    return shownIntegration(row, lastSync, locale)
  })

/** The keys are deleted immediately; imported data stays, or is deleted in batches. */
export const remove = (deps: Deps, actor: Actor, id: string, data: 'keep' | 'delete'): Promise<void> =>
  deps.db.transaction(async (db) => {
    const gone = await repository.remove(db, actor.workspaceId, id)
    if (!gone) throw notFound()
    if (data === 'delete') {
      const source = gone.isDemo ? DEMO_SOURCE : gone.id
      await deps.queue.enqueue(db, deleteSynced, {
        workspaceId: actor.workspaceId,
        integrationId: gone.id,
        source,
      })
    }
    const values = { store: gone.storeName }
    await recordActivity(db, actor, { kind: 'pos_deleted', values, link: '/integrations' })
    await announce(db, actor, 'integrations')
  })
