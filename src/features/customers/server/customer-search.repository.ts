import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { customers } from './customers.table.ts'

const columns = {
  id: customers.id,
  name: customers.name,
  company: customers.company,
  email: customers.email,
  phone: customers.phone,
}

/** Those whose name begins with the first word come first. Both reads are indexed, so that no sort looks at all matches. */
export async function findByWords(
  db: Db,
  workspaceId: WorkspaceId,
  words: readonly string[],
  brandIds: string[] | undefined,
  limit: number,
) {
  const [first] = words
  if (first === undefined) return []
  const those = (where: SQL | undefined, most: number) =>
    db
      .select(columns)
      .from(customers)
      .where(
        and(
          eq(customers.workspaceId, workspaceId),
          ...words.map((word) => sql`${customers.searchText} like contains_pattern(${word})`),
          isOfBrands(customers.brandId, brandIds),
          where,
        ),
      )
      .orderBy(asc(customers.sortKey), asc(customers.id))
      .limit(most)
  // The pattern is %word%.
  const begun = await those(sql`${customers.sortKey} like substr(contains_pattern(${first}), 2)`, limit)
  if (begun.length === limit) return begun
  const known = begun.map(({ id }) => id)
  const others = await those(
    known.length > 0 ? notInArray(customers.id, known) : undefined,
    limit - begun.length,
  )
  return [...begun, ...others]
}

export const findNames = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select(columns)
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.id, ids)))
