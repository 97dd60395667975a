import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type WorkspaceId, workspaces } from '../tenancy/workspaces.table.ts'

export const id = () => uuid('id').primaryKey().defaultRandom()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** The tenant of a row; deleting the workspace deletes the row. */
export const workspaceId = () =>
  uuid('workspace_id')
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
