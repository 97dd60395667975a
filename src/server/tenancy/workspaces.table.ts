import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Its own type, so that no other id can be handed to a repository in its place. */
export type WorkspaceId = string & { readonly __brand: 'workspace' }

export const workspaces = pgTable('workspaces', {
  id: uuid('id').$type<WorkspaceId>().primaryKey().defaultRandom(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  currency: text('currency').notNull().default('USD'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 })
    .notNull()
    .defaultNow(),
})
