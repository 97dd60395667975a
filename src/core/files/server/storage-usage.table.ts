import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { workspaceId } from '#server/db/columns.ts'

const bytes = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** How many bytes the stored files of a workspace take, by kind. Triggers on `files` keep it; no request adds files up. */
export const storageUsage = pgTable('storage_usage', {
  workspaceId: workspaceId().primaryKey(),
  pictures: bytes('pictures'),
  videos: bytes('videos'),
  documents: bytes('documents'),
})
