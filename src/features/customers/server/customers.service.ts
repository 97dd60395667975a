import { recordActivity } from '#core/activity/index.server.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Db } from '#server/db/database.ts'
import { decodeTextCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { CustomerDetails } from '../customers.contract.ts'
import * as repository from './customers.repository.ts'
import { BRAND_EXISTS } from './customers.table.ts'

type Timed = Pick<Deps, 'db' | 'clock'>
type ListQuery = Omit<repository.Filters, 'brandIds'> & {
  limit: number
  cursor?: string | undefined
  brandId?: string | undefined
}

/** The screens that show customers, their totals or their names. */
export const announceChange = (db: Db, actor: Actor) => announce(db, actor, 'customers')

/** The list with this customer opened. */
export const linkTo = (id: string) => `/customers?customer=${id}`

export async function list(db: Db, actor: Actor, { limit, cursor, brandId, ...query }: ListQuery) {
  const after = cursor ? decodeTextCursor(cursor) : null
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const rows = await read(db, actor, { ...query, brandIds }, after, limit + 1)
  return toPage(rows, limit, (row) => [row.sortKey, row.id])
}

/** Chooses the query for the filters: each has its own index. */
function read(
  db: Db,
  { workspaceId }: Actor,
  filters: repository.Filters,
  after: repository.Position | null,
  limit: number,
) {
  if (filters.search || filters.status || filters.reach)
    return repository.search(db, workspaceId, filters, after, limit)
  if (filters.brandIds) return repository.listOfBrands(db, workspaceId, filters.brandIds, after, limit)
  return repository.list(db, workspaceId, after, limit)
}

export async function summarize(db: Db, actor: Actor, brandId?: string) {
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  return repository.summarize(db, actor.workspaceId, brandIds)
}

export async function get(db: Db, actor: Pick<Actor, 'workspaceId'>, id: string) {
  const found = await repository.find(db, actor.workspaceId, id)
  if (!found) throw notFound()
  return found
}

/** A brand of another workspace counts as not found. */
export async function ofKnownBrand<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatesConstraint(error, BRAND_EXISTS)) throw notFound()
    throw error
  }
}

export const create = ({ db, clock }: Timed, actor: Actor, locale: Locale, details: CustomerDetails) =>
  ofKnownBrand(() =>
    db.transaction(async (db) => {
      const now = clock.now()
      const created = await repository.insert(db, actor.workspaceId, {
        ...details,
        language: details.language ?? locale,
        createdAt: now,
        updatedAt: now,
      })
      await recordActivity(db, actor, {
        kind: 'customer_added',
        values: { name: created.name },
        link: linkTo(created.id),
      })
      await announceChange(db, actor)
      return created
    }),
  )

export const update = ({ db, clock }: Timed, actor: Actor, id: string, details: CustomerDetails) =>
  ofKnownBrand(() =>
    db.transaction(async (db) => {
      const changed = await repository.update(db, actor.workspaceId, id, {
        ...details,
        updatedAt: clock.now(),
      })
      if (!changed) throw notFound()
      await announceChange(db, actor)
      return changed
    }),
  )

/** The database itself refuses while invoices exist, so that none can be added in between. */
export async function remove(db: Db, actor: Actor, id: string): Promise<void> {
  try {
    await db.transaction(async (db) => {
      const gone = await repository.remove(db, actor.workspaceId, id)
      if (gone === null) throw notFound()
      await recordActivity(db, actor, { kind: 'customer_deleted', values: { name: gone.name } })
      await announceChange(db, actor)
    })
  } catch (error) {
    if (violatesConstraint(error, 'invoices_customer'))
      throw new AppError('customer_has_invoices', { cause: error })
    throw error
  }
}

/** The oldest customer with this address; to avoid duplicates. */
export const findByEmail = (db: Db, { workspaceId }: Pick<Actor, 'workspaceId'>, email: string) =>
  repository.findByEmail(db, workspaceId, email)

/**
 * Call it before deleting rows that refer to a customer: the customer is locked first, then the row. Deleting a
 * customer locks in that order too; another order could deadlock.
 */
export const lockCustomer = (db: Db, actor: Actor, id: string) => repository.lock(db, actor.workspaceId, id)

/** For own rows that refer to demo customers: these stay when the demo data is removed. */
export const keepForGood = repository.unmarkDemo
