import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isDemo, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/** What happened in a workspace. Written with the change itself, worded only when it is read. */
export const activity = pgTable(
  'activity',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the person was called then: it outlives their account. Empty for what the product did by itself. */
    actorName: text('actor_name'),
    kind: text('kind').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    link: text('link'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [index('activity_newest').on(table.workspaceId, table.createdAt, table.id)],
)
