import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isDemo, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    link: text('link'),
    isRead: boolean('is_read').notNull().default(false),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_person').on(table.workspaceId, table.userId, table.createdAt, table.id)],
)
