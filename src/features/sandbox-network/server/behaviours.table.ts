import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '#server/db/columns.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'
import { sandboxAccounts } from './sandbox-network.table.ts'

/** What the network was told to do to an account on purpose; one that behaves has no row. */
export const sandboxBehaviours = pgTable(
  'sandbox_behaviours',
  {
    accountId: uuid('account_id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<BehaviourKind>().notNull(),
    /** How long it takes, or asks to be left alone. */
    seconds: integer('seconds').notNull(),
    /** To how many more posts; empty until somebody changes it. */
    remaining: integer('remaining'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'sandbox_behaviours_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [sandboxAccounts.workspaceId, sandboxAccounts.id],
    }).onDelete('cascade'),
    index('sandbox_behaviours_workspace').on(table.workspaceId, table.accountId),
    check('sandbox_behaviours_remaining', sql`${table.remaining} >= 0`),
  ],
)
