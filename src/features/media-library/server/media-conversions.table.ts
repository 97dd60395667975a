import { foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FilmType } from '#media/video/probe-film.ts'
import { createdAt, instant, workspaceId } from '#server/db/columns.ts'
import type { ConversionError } from '../media-library.contract.ts'
import { mediaItemKey } from './media-items.table.ts'

/** Videos that are being converted, or could not be. Once one is done, its row is gone. */
export const mediaConversions = pgTable(
  'media_conversions',
  {
    itemId: uuid('item_id').primaryKey(),
    workspaceId: workspaceId(),
    /** The upload that has its bytes. */
    uploadId: uuid('upload_id').notNull(),
    type: text('type').$type<FilmType>().notNull(),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** Why it failed; null while it waits or runs. */
    error: text('error').$type<ConversionError>(),
    createdAt: createdAt(),
    /** The last sign of life of the run; one that is silent was killed. */
    aliveAt: instant('alive_at'),
  },
  (table) => [
    index('media_conversions_workspace').on(table.workspaceId, table.itemId),
    foreignKey({
      name: 'media_conversions_item',
      columns: [table.workspaceId, table.itemId],
      foreignColumns: mediaItemKey,
    }).onDelete('cascade'),
  ],
)
