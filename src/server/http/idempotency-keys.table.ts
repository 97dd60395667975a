import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '../db/columns.ts'

/** Answers to calls with a key, written in the transaction of the call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: workspaceId(),
    key: text('key').notNull(),
    /** Of method, URL and body: a key may only repeat the same request. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    /** Byte for byte as sent; null if too large to store. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)
