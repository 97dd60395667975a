import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, workspaceId } from '#server/db/columns.ts'

/** What networks have charged for, or may have. Set aside before the call, so that no crash forgets it. */
export const accountCharges = pgTable(
  'account_charges',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** No foreign key: disconnecting an account must not start its month over. */
    accountId: uuid('account_id').notNull(),
    /** What for, so that a repeated attempt counts once. */
    name: text('name').notNull(),
    /** In thousandths of a US dollar. */
    amount: integer('amount').notNull(),
    chargedAt: instant('charged_at').notNull(),
  },
  (table) => [
    unique('account_charges_name').on(table.workspaceId, table.accountId, table.name),
    index('account_charges_by_time').on(table.workspaceId, table.accountId, table.chargedAt),
  ],
)
