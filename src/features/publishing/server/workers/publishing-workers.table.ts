import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'

/** Processes that send posts for all workspaces, with their last heartbeat. */
export const publishingWorkers = pgTable('publishing_workers', {
  id: text('id').primaryKey(),
  startedAt: instant('started_at').notNull().default(sql`now()`),
  seenAt: instant('seen_at').notNull().default(sql`now()`),
  /** Posts being sent. */
  inFlight: integer('in_flight').notNull().default(0),
})
