import { and, eq } from 'drizzle-orm'
import { findBrand } from '#features/brands/server/brands.service.ts'
import { readStored } from '#features/files/server/files.service.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { brandDesigns } from './brand-studio.table.ts'

/** How a brand looks on pictures and videos; without one given, the workspace's first. */
export async function lookOf(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<BrandLook> {
  const { db } = deps
  const brand = await findBrand(db, workspaceId, brandId)
  const [design] = brand
    ? await db
        .select()
        .from(brandDesigns)
        .where(and(eq(brandDesigns.workspaceId, workspaceId), eq(brandDesigns.brandId, brand.id)))
    : []
  const palette = design?.palette ?? {
    ...plainPalette,
    ...(brand?.primaryColor && { primary: brand.primaryColor }),
  }
  return {
    name: brand?.name ?? '',
    style: design?.brandStyle ?? null,
    palette,
    fonts: design?.fonts ?? plainFonts,
    logo: brand?.logo ? ((await readStored(deps, workspaceId, brand.logo))?.bytes ?? null) : null,
  }
}
