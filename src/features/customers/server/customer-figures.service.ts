import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { isAmong, placeAmong } from '#server/db/local-time.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { customers } from './customers.table.ts'

/** How many customers were added from each of these moments to the next, in their order. */
export async function countNewCustomers(
  db: Db,
  workspaceId: WorkspaceId,
  moments: readonly Date[],
): Promise<number[]> {
  const rows = await db
    .select({ place: placeAmong(customers.createdAt, moments), customers: count() })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), isAmong(customers.createdAt, moments)))
    .groupBy(sql`1`)
  return moments.slice(1).map((_, index) => rows.find(({ place }) => place === index + 1)?.customers ?? 0)
}
