import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type Alts, type MediaKind, mediaKinds } from '../media-library.contract.ts'

/** The pictures and videos of a workspace, to be used in any number of posts. */
export const mediaItems = pgTable(
  'media_items',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** A stored file of the workspace; that of a video exists once it is converted. */
    url: text('url').notNull(),
    name: text('name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    kind: text('kind').$type<MediaKind>().notNull().default('picture'),
    /** The length of a video. */
    seconds: real('seconds'),
    alts: jsonb('alts').$type<Alts>().notNull().default({}),
    tags: text('tags').array().notNull().default([]),
    focusX: real('focus_x').notNull(),
    focusY: real('focus_y').notNull(),
    /** The image of a product, from the shop's POS. */
    isProduct: boolean('is_product').notNull().default(false),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
    /** In the trash since then, for a day. */
    deletedAt: instant('deleted_at'),
    /** Name, tags and alt texts, folded. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    unique('media_items_in_workspace').on(table.workspaceId, table.id),
    unique('media_items_url').on(table.workspaceId, table.url),
    index('media_items_newest').on(table.workspaceId, table.createdAt, table.id),
    index('media_items_search').using('gin', table.workspaceId, table.searchText.op('gin_trgm_ops')),
    index('media_items_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    oneOf('media_items_kind', table.kind, mediaKinds),
    check('media_items_focus', sql`${table.focusX} between 0 and 1 and ${table.focusY} between 0 and 1`),
  ],
)

/** For foreign keys, so that a row cannot refer to a picture of another workspace. */
export const mediaItemKey: [AnyPgColumn, AnyPgColumn] = [mediaItems.workspaceId, mediaItems.id]
