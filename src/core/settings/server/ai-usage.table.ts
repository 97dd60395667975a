import { bigint, doublePrecision, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { workspaceId } from '#server/db/columns.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

/** The tokens that models counted, per month. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    workspaceId: workspaceId(),
    /** YYYY-MM, in UTC as the providers count. */
    month: text('month').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month] })],
)

/** What a workspace may use of models, and what it pays for them. */
export const aiBudgets = pgTable('ai_budgets', {
  workspaceId: uuid('workspace_id')
    .$type<WorkspaceId>()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  /** Null for no limit. */
  monthlyTokens: bigint('monthly_tokens', { mode: 'number' }),
  /** Per million tokens, in the workspace's currency. */
  inputPrice: doublePrecision('input_price'),
  outputPrice: doublePrecision('output_price'),
})
