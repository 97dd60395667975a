import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isDemo, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

export const TITLE_IS_UNIQUE = 'saved_replies_title'

export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    workspaceId: workspaceId(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Null once that person has left; the reply stays. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    // Equal titles could not be told apart in the picker.
    uniqueIndex(TITLE_IS_UNIQUE).on(table.workspaceId, sql`lower(${table.title})`),
  ],
)
