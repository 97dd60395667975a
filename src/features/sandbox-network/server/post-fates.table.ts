import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '#server/db/columns.ts'
import { sandboxLedger } from './sandbox-network.table.ts'

/**
 * The fate of an accepted post: when its processing ends, and when it was removed. The ledger itself is append-only.
 */
export const sandboxPostFates = pgTable(
  'sandbox_post_fates',
  {
    ledgerId: uuid('ledger_id').notNull(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<'ready' | 'removed'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerId, table.kind] }),
    foreignKey({
      name: 'sandbox_post_fates_entry',
      columns: [table.workspaceId, table.ledgerId],
      foreignColumns: [sandboxLedger.workspaceId, sandboxLedger.id],
    }).onDelete('cascade'),
    index('sandbox_post_fates_workspace').on(table.workspaceId, table.ledgerId),
  ],
)
