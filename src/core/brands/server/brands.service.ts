import { recordActivity } from '#core/activity/index.server.ts'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { BrandChanges, NewBrand } from '../brands.contract.ts'
import * as repository from './brands.repository.ts'

const link = '/settings?section=brands'

export const addBrand = (db: Db, workspaceId: WorkspaceId, brand: NewBrand & { followsBusiness?: boolean }) =>
  repository.insert(db, workspaceId, brand)

export async function list(db: Db, actor: Actor, { archived }: { archived: boolean }) {
  return { items: await repository.list(db, actor.workspaceId, { archived }), nextCursor: null }
}

/** This brand; by default the oldest active one. */
export const findBrand = (db: Db, workspaceId: WorkspaceId, id: string | null) =>
  id === null ? repository.findFirst(db, workspaceId) : repository.find(db, workspaceId, id)

export const create = ({ db }: Pick<Deps, 'db'>, actor: Actor, brand: NewBrand) =>
  db.transaction(async (db) => {
    if (brand.logo) await claimFile(db, actor.workspaceId, brand.logo, { field: 'logo', isPicture: true })
    const created = await addBrand(db, actor.workspaceId, brand)
    await announce(db, actor, 'brands')
    await recordActivity(db, actor, { kind: 'brand_added', values: { name: created.name }, link })
    return created
  })

/** `logoField` names the field if the picture is refused. */
export const update = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  sent: BrandChanges,
  logoField = 'logo',
) =>
  db.transaction(async (db) => {
    const before = await repository.lock(db, actor.workspaceId, id)
    if (!before) throw notFound()
    if (Object.keys(sent).length === 0) return before
    const isRenamed = sent.name !== undefined && sent.name !== before.name
    const changes = { ...sent, ...(isRenamed && { followsBusiness: false }) }
    if (sent.logo !== undefined && sent.logo !== before.logo) {
      if (sent.logo) await claimFile(db, actor.workspaceId, sent.logo, { field: logoField, isPicture: true })
      if (before.logo) await releaseFile(db, actor.workspaceId, before.logo)
    }
    const changed = await repository.update(db, actor.workspaceId, id, changes)
    await announce(db, actor, 'brands')
    return changed
  })

export const archive = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string) =>
  db.transaction(async (db) => {
    const inUse = await repository.lockInUse(db, actor.workspaceId)
    const before = await repository.lock(db, actor.workspaceId, id)
    if (!before) throw notFound()
    if (!inUse.includes(id)) return before
    if (inUse.length === 1) throw new AppError('last_brand')
    const archived = await repository.update(db, actor.workspaceId, id, { archivedAt: clock.now() })
    await announce(db, actor, 'brands')
    await recordActivity(db, actor, { kind: 'brand_archived', values: { name: archived.name }, link })
    return archived
  })

export const restore = (db: Db, actor: Actor, id: string) =>
  db.transaction(async (db) => {
    const before = await repository.lock(db, actor.workspaceId, id)
    if (!before) throw notFound()
    if (!before.archivedAt) return before
    const restored = await repository.update(db, actor.workspaceId, id, { archivedAt: null })
    await announce(db, actor, 'brands')
    return restored
  })

/**
 * The brands a list shows for a chosen one, besides unassigned rows: itself and archived brands. Rows of other active
 * brands are hidden and found by choosing those.
 */
export async function shownWith(
  db: Db,
  actor: Pick<Actor, 'workspaceId'>,
  brandId: string,
): Promise<string[]> {
  const shown = await repository.listWithArchived(db, actor.workspaceId, brandId)
  if (!shown.includes(brandId)) throw notFound()
  return shown
}

/** For own rows that belong to demo brands: these stay when the demo data is removed. */
export const keepForGood = repository.unmarkDemo

/** The brand created at sign-up keeps following the business name. */
export const followBusinessName = repository.renameFollowing
