import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isDemo, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/** Activities of a workspace. Stored with the change, worded when read. */
export const activity = pgTable(
  'activity',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person's name at that time, which outlives their account. Null for actions of the system. */
    actorName: text('actor_name'),
    kind: text('kind').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    link: text('link'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [index('activity_newest').on(table.workspaceId, table.createdAt, table.id)],
)
