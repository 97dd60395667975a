import type * as z from 'zod'
import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listBrands, type newBrandSchema } from '../brands.contract.ts'
import * as repository from './brands.repository.ts'

type NewBrand = z.output<typeof newBrandSchema>

export const addBrand = (db: Db, workspaceId: WorkspaceId, brand: NewBrand) =>
  repository.insert(db, workspaceId, brand)

export async function list(db: Db, actor: Actor) {
  return { items: await repository.list(db, actor.workspaceId), nextCursor: null }
}

export const create = (db: Db, actor: Actor, brand: NewBrand) =>
  db.transaction(async (db) => {
    const created = await addBrand(db, actor.workspaceId, brand)
    await announce(db, actor, listBrands.path)
    return created
  })
