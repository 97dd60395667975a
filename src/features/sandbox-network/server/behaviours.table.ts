import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '#server/db/columns.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'
import { sandboxAccounts } from './sandbox-network.table.ts'

/** The simulated failure of an account; none has no row. */
export const sandboxBehaviours = pgTable(
  'sandbox_behaviours',
  {
    accountId: uuid('account_id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<BehaviourKind>().notNull(),
    /** Duration of a delay or rate limit. */
    seconds: integer('seconds').notNull(),
    /** Number of further posts; null until changed. */
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
