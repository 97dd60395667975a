import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { type Locale, locales } from '#platform/locale.ts'
import { instant, oneOf, workspaceId } from '#server/db/columns.ts'
import { posts } from '../posts.table.ts'

/** A post in another language, next to the text it was translated from. */
export const postTranslations = pgTable(
  'post_translations',
  {
    workspaceId: workspaceId(),
    postId: uuid('post_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The original stays here, so that both languages are kept even if the translation replaces it in the post. */
    source: text('source').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.postId, table.locale] }),
    foreignKey({
      name: 'post_translations_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
    oneOf('post_translations_locale', table.locale, locales),
  ],
)
