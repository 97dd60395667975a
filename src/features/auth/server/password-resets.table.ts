import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)
