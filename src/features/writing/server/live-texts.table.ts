import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, workspaceId } from '#server/db/columns.ts'
import type { LiveTexts } from '../live-texts.contract.ts'

/** The texts of a campaign that is being written, for the screens that watch. Kept for a day. */
export const liveTexts = pgTable(
  'live_texts',
  {
    workspaceId: workspaceId(),
    /** Of the creation, or of the request that started it. The caller chooses it, so it is unique in its workspace only. */
    id: uuid('id').notNull(),
    texts: jsonb('texts').$type<LiveTexts>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'live_texts_key', columns: [table.workspaceId, table.id] }),
    index('live_texts_oldest').on(table.workspaceId, table.createdAt),
  ],
)
