import { and, eq } from 'drizzle-orm'
import { demoBrandKey, demoBrands } from '#server/demo/demo-brands.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { brandVoices } from './brand-voices.table.ts'
import { keepForGood } from './brands.service.ts'
import { demoVoices } from './words/index.ts'

export const brandVoicesDemo: DemoPart = {
  name: 'brand voices',
  fill: async (db, shop) => {
    const rows = demoBrands.map((key) => ({
      ...demoVoices[shop.locale][key],
      brandId: shop.id(demoBrandKey(key)),
      workspaceId: shop.workspaceId,
      isDemo: true,
      updatedAt: shop.daysAgo(60, '12:00'),
    }))
    await db.insert(brandVoices).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db
      .delete(brandVoices)
      .where(and(eq(brandVoices.workspaceId, workspaceId), eq(brandVoices.isDemo, true)))
    const kept = await db
      .select({ brandId: brandVoices.brandId })
      .from(brandVoices)
      .where(eq(brandVoices.workspaceId, workspaceId))
    await keepForGood(
      db,
      workspaceId,
      kept.map(({ brandId }) => brandId),
    )
  },
}
