import { and, eq } from 'drizzle-orm'
import { keepBrandsForGood } from '#core/brands/index.server.ts'
import { photosOf } from '#media/scene/scene.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { drawDemoDesigns } from './brand-designs.demo.ts'
import { brandPictures } from './brand-studio.table.ts'

/** Designs of the demo brands. A demo brand with an image of the user's own stays. */
export const brandStudioDemo: DemoPart = {
  name: 'brand-studio',
  fill: async () => undefined,
  draw: drawDemoDesigns,
  clear: async (db, workspaceId, freeFile) => {
    const gone = await db
      .delete(brandPictures)
      .where(and(eq(brandPictures.workspaceId, workspaceId), eq(brandPictures.isDemo, true)))
      .returning({ url: brandPictures.pictureUrl, scene: brandPictures.scene })
    for (const { url, scene } of gone)
      for (const file of [url, ...(scene ? photosOf(scene) : [])]) await freeFile(file)
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
