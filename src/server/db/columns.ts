import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, uuid } from 'drizzle-orm/pg-core'
import { type WorkspaceId, workspaces } from '../tenancy/workspaces.table.ts'

export const id = () => uuid('id').primaryKey().defaultRandom()

/** PostgreSQL writes "2026-03-10 12:00:00.123+00". */
const toIso = (text: string): string =>
  text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : new Date(text).toISOString()

export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (text) => new Date(toIso(text)),
  toDriver: (date) => date.toISOString(),
})

/** An instant as the text an answer carries: for lists, where making a Date of each only to write it out again is felt. */
export const isoText = (column: AnyPgColumn) => sql<string>`${column}`.mapWith(toIsoWhole)

// The driver leaves out trailing zeros; one moment must always be the same text.
const toIsoWhole = (text: string): string => {
  const iso = toIso(text)
  return iso.length === 24 ? iso : new Date(iso).toISOString()
}

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/** The tenant of a row; deleting the workspace deletes the row. */
export const workspaceId = () =>
  uuid('workspace_id')
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
