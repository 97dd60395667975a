import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Locale } from '#platform/locale.ts'
import { createdAt, id, isDemo } from '../db/columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and in lower case: one address, one account. */
    email: text('email').notNull(),
    /** Null: cannot sign in. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profileImageUrl: text('profile_image_url'),
    locale: text('locale').$type<Locale>().notNull().default('en'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)
