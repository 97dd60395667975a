import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { brandKey } from '#core/brands/index.server.ts'
import type { Scene } from '#media/scene/scene.ts'
import { createdAt, id, instant, isDemo, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { DesignTexts, TemplateId } from '../brand-studio.contract.ts'

/** A picture made from a template: its text can be changed and it is redrawn. */
export const brandPictures = pgTable(
  'brand_pictures',
  {
    id: id(),
    workspaceId: workspaceId(),
    brandId: uuid('brand_id').notNull(),
    template: text('template').$type<TemplateId>().notNull(),
    texts: jsonb('texts').$type<DesignTexts>().notNull(),
    /** Null if the picture is drawn from its texts alone. */
    scene: jsonb('scene').$type<Scene>(),
    /** The stored file of the last drawing. */
    pictureUrl: text('picture_url').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'brand_pictures_brand',
      columns: [table.workspaceId, table.brandId],
      foreignColumns: brandKey,
    }).onDelete('cascade'),
    index('brand_pictures_newest').on(table.workspaceId, table.createdAt, table.id),
  ],
)
