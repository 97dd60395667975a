import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '#platform/endpoint.ts'
import { createdAt, id, instant, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/** An open invitation. The row is deleted when used or withdrawn, which invalidates the link. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null if the link is shared in person: the person then gives their own address. */
    email: text('email'),
    role: text('role').$type<Role>().notNull(),
    managerId: uuid('manager_id').references(() => users.id, { onDelete: 'set null' }),
    canApprove: boolean('can_approve').notNull().default(false),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Part of the link's signature, so that renewing invalidates the older link. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_email')
      .on(table.workspaceId, table.email)
      .where(sql`${table.email} is not null`),
  ],
)
