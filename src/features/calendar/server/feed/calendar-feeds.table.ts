import { foreignKey, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, workspaceId } from '#server/db/columns.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'

/** One secret link per member. It stops with the membership. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: bytes('token_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
    foreignKey({
      name: 'calendar_feeds_member',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
  ],
)
