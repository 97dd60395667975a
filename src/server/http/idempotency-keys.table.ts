import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '../db/columns.ts'

/** What was answered to calls that carried a key. A row is written in the transaction of what the call did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: workspaceId(),
    key: text('key').notNull(),
    /** Of method, address and body: the same key may only ask for the same thing. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    /** As it was sent, byte for byte; null when it was too large to keep. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)
