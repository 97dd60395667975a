import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#platform/locale.ts'
import { createdAt, id, instant } from '#server/db/columns.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

/** What people wrote to whoever runs this installation. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id(),
    topic: text('topic').$type<'sales' | 'support'>().notNull(),
    /** Of members only, so that it goes when their workspace goes. */
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: createdAt(),
    /** When it was handed to the mail server; empty while only this row knows of it. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [index('contact_requests_newest').on(table.createdAt, table.id)],
)
