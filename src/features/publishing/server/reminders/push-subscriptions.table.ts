import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, workspaceId } from '#server/db/columns.ts'
import { sessions } from '#server/tenancy/sessions.table.ts'
import { users } from '#server/tenancy/users.table.ts'

/** A browser that shows reminders of a person. It ends with the session: a signed-out device shows nothing. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Of the browser's push service. */
    endpoint: text('endpoint').notNull(),
    /** Keys of the browser, in base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('push_subscriptions_endpoint').on(table.workspaceId, table.endpoint)],
)
