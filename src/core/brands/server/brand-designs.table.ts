import { boolean, foreignKey, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BrandStyle, FontPair, Palette } from '#platform/brand-styles.ts'
import { instant, isDemo, workspaceId } from '#server/db/columns.ts'
import { brands } from './brands.table.ts'

/** The design of a brand. Logo and primary color are columns of the brand itself, which other features read. */
export const brandDesigns = pgTable(
  'brand_designs',
  {
    brandId: uuid('brand_id').primaryKey(),
    workspaceId: workspaceId(),
    /** Null if only the studio was activated. */
    brandStyle: text('brand_style').$type<BrandStyle>(),
    palette: jsonb('palette').$type<Palette>(),
    fonts: jsonb('fonts').$type<FontPair>(),
    isStudioEnabled: boolean('is_studio_enabled').notNull().default(false),
    isDemo: isDemo(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'brand_designs_brand',
      columns: [table.workspaceId, table.brandId],
      foreignColumns: [brands.workspaceId, brands.id],
    }).onDelete('cascade'),
  ],
)
