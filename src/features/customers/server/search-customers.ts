import { brandsShownWith } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './customer-search.repository.ts'

/** Further words would only slow it down. */
const MAX_WORDS = 6

type Wanted = { search: string; brandId?: string | undefined; limit: number }

/** The customers whose name, company, email or phone have every word, in any order. */
export async function searchCustomers(
  db: Db,
  actor: Pick<Actor, 'workspaceId'>,
  { search, brandId, limit }: Wanted,
) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  return repository.findByWords(db, actor.workspaceId, words, brandIds, limit)
}
