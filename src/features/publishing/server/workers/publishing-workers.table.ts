import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'

/** The processes that send posts, for all workspaces, and when each was last heard of. */
export const publishingWorkers = pgTable('publishing_workers', {
  id: text('id').primaryKey(),
  startedAt: instant('started_at').notNull().default(sql`now()`),
  seenAt: instant('seen_at').notNull().default(sql`now()`),
  /** How many posts it is sending. */
  inFlight: integer('in_flight').notNull().default(0),
})
