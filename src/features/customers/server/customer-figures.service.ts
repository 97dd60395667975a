import { and, between, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { customerDays } from './customers.table.ts'

/** How many customers were added on each of these days of the shop, both counted in; days without any are left out. */
export const newCustomersByDay = (
  db: Db,
  workspaceId: WorkspaceId,
  { from, to }: { from: string; to: string },
) =>
  db
    .select({ day: customerDays.day, customers: sql`sum(${customerDays.customers})`.mapWith(Number) })
    .from(customerDays)
    .where(and(eq(customerDays.workspaceId, workspaceId), between(customerDays.day, from, to)))
    .groupBy(customerDays.day)
    .orderBy(customerDays.day)
