import { boolean, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/** How a person wants to be reminded of posts to publish by hand; without a row, by email at the time. */
export const reminderChoices = pgTable(
  'reminder_choices',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isEmailed: boolean('is_emailed').notNull().default(true),
    /** Reminded before the planned time too. */
    minutesBefore: integer('minutes_before').$type<10 | 30 | 60>(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
)
