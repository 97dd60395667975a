import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, workspaceId } from '#server/db/columns.ts'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    logo: text('logo'),
    primaryColor: text('primary_color'),
    createdAt: createdAt(),
  },
  (table) => [index('brands_workspace').on(table.workspaceId, table.createdAt, table.id)],
)
