import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, customType, uuid } from 'drizzle-orm/pg-core'
import { type WorkspaceId, workspaces } from '../tenancy/workspaces.table.ts'

export const id = () => uuid('id').primaryKey().defaultRandom()

/** PostgreSQL writes "2026-03-10 12:00:00.12+00", without trailing zeros; one moment must always be the same text. */
function toIso(text: string): string {
  if (!text.endsWith('+00')) return new Date(text).toISOString()
  const time = text.slice(11, -3)
  return `${text.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, '0')}Z`
}

export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (text) => new Date(toIso(text)),
  toDriver: (date) => date.toISOString(),
})

/** An instant as ISO text: in lists, a Date per row would be measurably slower. */
export const isoText = (column: AnyPgColumn) => sql<string>`${column}`.mapWith(toIso)

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Compared by bytes, so that the order is the same on every server and a cursor never skips a row. */
export const binaryText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/** Marks demo data, which is removed together. */
export const isDemo = () => boolean('is_demo').notNull().default(false)

/** The tenant of a row; deleting the workspace deletes the row. */
export const workspaceId = () =>
  uuid('workspace_id')
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** A CHECK with the list of the contract; another list needs a migration. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
