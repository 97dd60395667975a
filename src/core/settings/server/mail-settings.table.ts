import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#server/db/columns.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

export const MAIL_PURPOSE = 'mail'

/** The mail server of a workspace, tested before this row was written. */
export const mailSettings = pgTable('mail_settings', {
  workspaceId: uuid('workspace_id')
    .$type<WorkspaceId>()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  /** TLS from the first byte (usually port 465); otherwise the connection is upgraded if the server offers it. */
  secure: boolean('secure').notNull(),
  username: text('username'),
  /** Sealed; see secrets. */
  password: bytes('password'),
  fromName: text('from_name').notNull(),
  fromEmail: text('from_email').notNull(),
  testedAt: instant('tested_at').notNull(),
})
