import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { workspaceId } from '#server/db/columns.ts'

const bytes = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * Bytes used by the stored files of a workspace, by kind. Kept by triggers on `files`, so that no request sums files.
 */
export const storageUsage = pgTable('storage_usage', {
  workspaceId: workspaceId().primaryKey(),
  pictures: bytes('pictures'),
  videos: bytes('videos'),
  documents: bytes('documents'),
})
