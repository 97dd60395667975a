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
    /** Empty once that person has left; the reply stays. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    // Two of one name could not be told apart where one is chosen.
    uniqueIndex(TITLE_IS_UNIQUE).on(table.workspaceId, sql`lower(${table.title})`),
  ],
)
