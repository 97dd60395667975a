import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { daySpan, dayText, type LocalDays } from '#server/db/local-time.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { customers } from './customers.table.ts'

/** How many customers were added on each of the shop's days; only days on which some were. */
export const newCustomersByDay = (
  db: Db,
  { workspaceId, timeZone }: Pick<Actor, 'workspaceId' | 'timeZone'>,
  days: LocalDays,
) =>
  db
    .select({ day: dayText(customers.createdAt, timeZone), customers: count() })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), daySpan(customers.createdAt, timeZone, days)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
