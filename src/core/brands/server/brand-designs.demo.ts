import { and, eq } from 'drizzle-orm'
import { defaultPalettes, fontPairs } from '#platform/brand-styles.ts'
import { type DemoBrand, demoBrandKey, demoBrands } from '#server/demo/demo-brands.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { brandDesigns } from './brand-designs.table.ts'
import { keepForGood } from './brands.service.ts'

type Design = Pick<typeof brandDesigns.$inferInsert, 'brandStyle' | 'palette' | 'fonts'>

// The first colors are those of the demo brands.
const designs: Record<DemoBrand, Design> = {
  salon: {
    brandStyle: 'luxury',
    palette: { ...defaultPalettes.luxury, primary: '#7a3e5c', accent: '#f3e3d3' },
    fonts: fontPairs.luxury,
  },
  cafe: {
    brandStyle: 'fun',
    palette: { primary: '#8a5a12', secondary: '#2f4a3c', accent: '#f2b544', neutral: '#fbf5ea' },
    fonts: fontPairs.fun,
  },
}

export const brandDesignsDemo: DemoPart = {
  name: 'brand designs',
  fill: async (db, shop) => {
    const rows = demoBrands.map((key) => ({
      ...designs[key],
      brandId: shop.id(demoBrandKey(key)),
      workspaceId: shop.workspaceId,
      isStudioEnabled: true,
      isDemo: true,
      updatedAt: shop.daysAgo(60, '12:00'),
    }))
    await db.insert(brandDesigns).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db
      .delete(brandDesigns)
      .where(and(eq(brandDesigns.workspaceId, workspaceId), eq(brandDesigns.isDemo, true)))
    const kept = await db
      .select({ brandId: brandDesigns.brandId })
      .from(brandDesigns)
      .where(eq(brandDesigns.workspaceId, workspaceId))
    await keepForGood(
      db,
      workspaceId,
      kept.map(({ brandId }) => brandId),
    )
  },
}
