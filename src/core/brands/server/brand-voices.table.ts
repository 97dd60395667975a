import { foreignKey, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { emojiHabits, hashtagHabits, type Voice } from '#writer/voice.ts'
import { brands } from './brands.table.ts'

/** How a brand sounds, as its owner set it. */
export const brandVoices = pgTable(
  'brand_voices',
  {
    brandId: uuid('brand_id').primaryKey(),
    workspaceId: workspaceId(),
    samples: text('samples').array().notNull().default([]),
    wordsToUse: text('words_to_use').array().notNull().default([]),
    wordsToAvoid: text('words_to_avoid').array().notNull().default([]),
    emoji: text('emoji').$type<Voice['emoji']>().notNull().default('auto'),
    hashtags: text('hashtags').$type<Voice['hashtags']>().notNull().default('auto'),
    isDemo: isDemo(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'brand_voices_brand',
      columns: [table.workspaceId, table.brandId],
      foreignColumns: [brands.workspaceId, brands.id],
    }).onDelete('cascade'),
    oneOf('brand_voices_emoji', table.emoji, emojiHabits),
    oneOf('brand_voices_hashtags', table.hashtags, hashtagHabits),
  ],
)
