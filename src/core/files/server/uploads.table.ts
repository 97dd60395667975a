import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/**
 * Uploads in chunks. How much has arrived is the size of the partial object, so that a killed process loses nothing
 * that was written.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    workspaceId: workspaceId(),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** The name of the file on the person's device. */
    name: text('name').notNull(),
    /** As declared; the upload is complete with exactly this many bytes. */
    size: integer('size').notNull(),
    objectName: text('object_name').notNull(),
    /** The name that the stored file will have, so that finishing twice gives the same file. */
    fileName: text('file_name').notNull(),
    createdAt: createdAt(),
    /** Its bytes were stored as a file, and are gone here. */
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('uploads_workspace').on(table.workspaceId),
    uniqueIndex('uploads_object').on(table.objectName),
    index('uploads_expiry').on(table.expiresAt),
  ],
)
