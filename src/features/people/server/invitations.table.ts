import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '#platform/endpoint.ts'
import { createdAt, id, instant, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/** A place kept for somebody. The row goes when it is taken or withdrawn, and the link dies with it. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Empty when the link is handed over in person: whoever uses it gives their own address. */
    email: text('email'),
    role: text('role').$type<Role>().notNull(),
    managerId: uuid('manager_id').references(() => users.id, { onDelete: 'set null' }),
    canApprove: boolean('can_approve').notNull().default(false),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Part of what the link's signature covers, so that a renewed invitation makes the older link worthless. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_email')
      .on(table.workspaceId, table.email)
      .where(sql`${table.email} is not null`),
  ],
)
