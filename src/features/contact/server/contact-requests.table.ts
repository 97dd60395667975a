import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#platform/locale.ts'
import { createdAt, id, instant } from '#server/db/columns.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

/** Messages to the operator of this installation. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id(),
    topic: text('topic').$type<'sales' | 'support'>().notNull(),
    /** Of members only, so that it is deleted with their workspace. */
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: createdAt(),
    /** When the mail server accepted it; null if it is only stored. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [index('contact_requests_newest').on(table.createdAt, table.id)],
)
