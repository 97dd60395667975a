import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { StoredType } from '../files.contract.ts'

/** An upload slot (`issued`) that becomes a file (`stored`) once every byte is written. */
export const files = pgTable(
  'files',
  {
    /** Random: the unguessable part of the URL. */
    name: text('name').primaryKey(),
    workspaceId: workspaceId(),
    issuedTo: uuid('issued_to').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<'issued' | 'stored'>().notNull().default('issued'),
    /**
     * Each attempt writes its own object, so that concurrent uploads never overwrite each other; this is the winner.
     */
    objectName: text('object_name'),
    contentType: text('content_type').$type<StoredType>(),
    size: integer('size'),
    /** In pixels; null for documents. */
    width: integer('width'),
    height: integer('height'),
    /** A data URL of a tiny version, which lists contain; null for documents and videos. */
    preview: text('preview'),
    /** Drawn when a list first shows the picture. */
    thumbnailName: text('thumbnail_name'),
    /** Number of records that refer to it; an unclaimed file is removed after a day. */
    claims: integer('claims').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    storedAt: instant('stored_at'),
  },
  (table) => [
    index('files_workspace').on(table.workspaceId),
    uniqueIndex('files_object').on(table.objectName),
    uniqueIndex('files_thumbnail').on(table.thumbnailName),
    index('files_issued').on(table.expiresAt).where(sql`${table.state} = 'issued'`),
    index('files_unclaimed').on(table.storedAt).where(sql`${table.state} = 'stored' and ${table.claims} = 0`),
    check('files_claims', sql`${table.claims} >= 0`),
    check(
      'files_whole',
      sql`case ${table.state}
        when 'issued' then ${table.objectName} is null and ${table.claims} = 0
        when 'stored' then num_nulls(${table.objectName}, ${table.contentType}, ${table.size}, ${table.storedAt}) = 0
        else false end`,
    ),
  ],
)
