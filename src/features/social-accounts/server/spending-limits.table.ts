import { integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { id, workspaceId } from '#server/db/columns.ts'

/** The limits that people have set. It outlives the account, which gets its id back when it is connected again. */
export const spendingLimits = pgTable(
  'spending_limits',
  {
    id: id(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').notNull(),
    /** For a month of the shop, in thousandths of a US dollar. */
    monthly: integer('monthly').notNull(),
  },
  (table) => [unique('spending_limits_of_account').on(table.workspaceId, table.accountId)],
)
