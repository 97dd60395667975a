import { type AnyPgColumn, boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isDemo, workspaceId } from '#server/db/columns.ts'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    /** The first brand is called what the business is called, until somebody renames it. */
    followsBusiness: boolean('follows_business').notNull().default(false),
    logo: text('logo'),
    primaryColor: text('primary_color'),
    /** Out of use since then: not offered any more, while what belongs to it stays. */
    archivedAt: instant('archived_at'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    // Others point at both columns, so that a row can never belong to a brand of another workspace.
    unique('brands_in_workspace').on(table.workspaceId, table.id),
    index('brands_workspace').on(table.workspaceId, table.createdAt, table.id),
  ],
)

/** What a foreign key onto a brand names: both columns, so that it cannot leave the workspace. */
export const brandKey: [AnyPgColumn, AnyPgColumn] = [brands.workspaceId, brands.id]
