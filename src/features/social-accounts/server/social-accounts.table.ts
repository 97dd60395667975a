import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, workspaceId } from '#server/db/columns.ts'

export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: id(),
    workspaceId: workspaceId(),
    platform: text('platform').notNull(),
    accountName: text('account_name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('social_accounts_workspace').on(table.workspaceId, table.createdAt, table.id)],
)
