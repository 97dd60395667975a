import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '#server/db/columns.ts'
import { sandboxLedger } from './sandbox-network.table.ts'

/**
 * What became of a post after the network had taken it: from when it can be seen, where it has to be worked on first, and since when
 * its author has taken it back. The ledger itself is only added to.
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
