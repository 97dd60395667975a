import { type AnyPgColumn, boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isDemo, workspaceId } from '#server/db/columns.ts'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    /** The first brand follows the business name until it is renamed. */
    followsBusiness: boolean('follows_business').notNull().default(false),
    logo: text('logo'),
    primaryColor: text('primary_color'),
    /** Archived brands are no longer offered; their rows stay. */
    archivedAt: instant('archived_at'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    // Foreign keys use both columns, so that a row cannot belong to a brand of another workspace.
    unique('brands_in_workspace').on(table.workspaceId, table.id),
    index('brands_workspace').on(table.workspaceId, table.createdAt, table.id),
  ],
)

/** Foreign key columns of a brand: both, so that rows cannot refer to another workspace. */
export const brandKey: [AnyPgColumn, AnyPgColumn] = [brands.workspaceId, brands.id]
