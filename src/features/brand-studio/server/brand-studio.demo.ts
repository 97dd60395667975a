import { eq } from 'drizzle-orm'
import { keepBrandsForGood } from '#core/brands/index.server.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { brandPictures } from './brand-studio.table.ts'

/** Demo data has no pictures, so a demo brand with an uploaded one stays. */
export const brandStudioDemo: DemoPart = {
  name: 'brand-studio',
  fill: async () => undefined,
  clear: async (db, workspaceId) => {
    const kept = await db
      .selectDistinct({ brandId: brandPictures.brandId })
      .from(brandPictures)
      .where(eq(brandPictures.workspaceId, workspaceId))
    await keepBrandsForGood(
      db,
      workspaceId,
      kept.map(({ brandId }) => brandId),
    )
  },
}
