import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '#platform/endpoint.ts'
import { createdAt, instant, workspaceId } from '../db/columns.ts'
import { users } from './users.table.ts'

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    managerId: uuid('manager_id').references(() => users.id, { onDelete: 'set null' }),
    canApprove: boolean('can_approve').notNull().default(false),
    /** When this person last signed in or switched here; the next sign-in opens the latest. */
    enteredAt: instant('entered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
)
