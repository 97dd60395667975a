import { recordActivity } from '#core/activity/index.server.ts'
import {
  type DesignRow,
  findBrand,
  findDesign,
  paletteOf,
  publicNameOf,
  saveDesign,
  updateBrand,
} from '#core/brands/index.server.ts'
import { plainFonts } from '#platform/brand-styles.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { BrandDesign, SavedDesign } from '../brand-studio.contract.ts'

const link = '/brand-studio'

type BrandRow = NonNullable<Awaited<ReturnType<typeof findBrand>>>

/** This brand; by default the oldest active one. */
export async function getBrand(db: Db, workspaceId: WorkspaceId, id: string | undefined): Promise<BrandRow> {
  const brand = await findBrand(db, workspaceId, id ?? null)
  if (!brand) throw notFound()
  return brand
}

async function present(db: Db, brand: BrandRow, design: DesignRow | null): Promise<BrandDesign> {
  const publicName = await publicNameOf(db, brand.workspaceId, brand.id)
  return {
    brandId: brand.id,
    brandName: publicName || brand.name,
    publicName,
    brandStyle: design?.brandStyle ?? null,
    colorPalette: paletteOf(brand, design),
    typography: design?.fonts ?? plainFonts,
    logoUrl: brand.logo,
    isDesignStudioEnabled: design?.isStudioEnabled ?? false,
    updatedAt: design?.updatedAt.toISOString() ?? null,
  }
}

export async function get(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  brandId: string | undefined,
): Promise<BrandDesign> {
  const brand = await getBrand(db, workspaceId, brandId)
  return present(db, brand, await findDesign(db, workspaceId, brand.id))
}

type Writing = Pick<Deps, 'db' | 'storage' | 'clock'>

export const save = (deps: Writing, actor: Actor, sent: SavedDesign): Promise<BrandDesign> =>
  deps.db.transaction(async (db) => {
    const { brandId, brandStyle, colorPalette, typography, logoUrl } = sent
    const { id } = await getBrand(db, actor.workspaceId, brandId)
    const changes = { logo: logoUrl, primaryColor: colorPalette.primary }
    const brand = await updateBrand({ ...deps, db }, actor, id, changes, 'logoUrl')
    const design = await saveDesign(db, actor.workspaceId, id, {
      brandStyle,
      palette: colorPalette,
      fonts: typography,
      // Once edited, it is no longer demo data.
      isDemo: false,
      updatedAt: deps.clock.now(),
    })
    await announce(db, actor, 'brand-design')
    await recordActivity(db, actor, { kind: 'brand_designed', values: { name: brand.name }, link })
    return present(db, brand, design)
  })

export const activate = (deps: Writing, actor: Actor, brandId: string | undefined): Promise<BrandDesign> =>
  deps.db.transaction(async (db) => {
    const brand = await getBrand(db, actor.workspaceId, brandId)
    const before = await findDesign(db, actor.workspaceId, brand.id)
    if (before?.isStudioEnabled) return present(db, brand, before)
    const design = await saveDesign(db, actor.workspaceId, brand.id, {
      isStudioEnabled: true,
      isDemo: false,
      updatedAt: before?.updatedAt ?? deps.clock.now(),
    })
    await announce(db, actor, 'brand-design')
    await recordActivity(db, actor, { kind: 'studio_activated', values: { name: brand.name }, link })
    return present(db, brand, design)
  })
