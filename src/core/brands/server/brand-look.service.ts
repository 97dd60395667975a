import { readStoredFile } from '#core/files/index.server.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { type Palette, plainFonts, plainPalette } from '#platform/brand-styles.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as designs from './brand-designs.repository.ts'
import { hasOwnLogo } from './brands.repository.ts'
import { findBrand } from './brands.service.ts'
import { publicNameOf } from './public-name.service.ts'

type BrandRow = NonNullable<Awaited<ReturnType<typeof findBrand>>>
export type DesignRow = designs.DesignRow

export const findDesign = designs.find
export const saveDesign = designs.save

export const countDesigned = designs.countDesigned

/** Whether the shop has a logo or a style of its own. */
export const hasOwnDesign = async (db: Db, workspaceId: WorkspaceId): Promise<boolean> =>
  (await designs.isStyled(db, workspaceId)) || (await hasOwnLogo(db, workspaceId))

/** The primary color is a column of the brand itself, where other screens edit it too. */
export const paletteOf = (brand: BrandRow | null, design: designs.DesignRow | null): Palette => ({
  ...plainPalette,
  ...design?.palette,
  ...(brand?.primaryColor && { primary: brand.primaryColor }),
})

/** The look of a brand on pictures and videos; by default the workspace's first brand. */
export async function lookOf(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<BrandLook> {
  const brand = await findBrand(deps.db, workspaceId, brandId)
  const design = brand && (await designs.find(deps.db, workspaceId, brand.id))
  return {
    name: await publicNameOf(deps.db, workspaceId, brandId),
    style: design?.brandStyle ?? null,
    palette: paletteOf(brand, design),
    fonts: design?.fonts ?? plainFonts,
    logo: brand?.logo ? ((await readStoredFile(deps, workspaceId, brand.logo))?.bytes ?? null) : null,
  }
}
