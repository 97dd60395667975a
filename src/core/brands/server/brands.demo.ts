import { readFile } from 'node:fs/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { claimFile } from '#core/files/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { type DemoBrand, demoBrandKey, demoBrands } from '#server/demo/demo-brands.ts'
import type { DemoDrawing, DemoPart } from '#server/demo/demo-part.ts'
import { announce } from '#server/events/announce.ts'
import { brands } from './brands.table.ts'

const details: Record<DemoBrand, { name: string; primaryColor: string }> = {
  salon: { name: 'Salón Luna', primaryColor: '#7a3e5c' },
  cafe: { name: 'Luna Café', primaryColor: '#8a5a12' },
}

const LOGO_SIZE = { width: 512, height: 512 }

async function drawLogo({ db, shop, addFiles }: DemoDrawing, brand: DemoBrand): Promise<void> {
  const { workspaceId } = shop
  const hasNone = and(
    eq(brands.workspaceId, workspaceId),
    eq(brands.id, shop.id(demoBrandKey(brand))),
    eq(brands.isDemo, true),
    isNull(brands.logo),
  )
  const bare = await db.select({ id: brands.id }).from(brands).where(hasNone)
  if (bare.length === 0) return
  const svg = await readFile(new URL(`./demo-logos/${brand}.svg`, import.meta.url), 'utf8')
  const task = { svg, ...LOGO_SIZE, format: 'png' } as const
  const bytes = Buffer.from(await runPictureTask('drawSvg', task, { workspaceId }))
  await addFiles([{ type: 'image/png', bytes, ...LOGO_SIZE }], async (db, [logo = '']) => {
    const { rowCount } = await db.update(brands).set({ logo }).where(hasNone)
    if (rowCount === 0) return
    await claimFile(db, workspaceId, logo, { isPicture: true })
    await announce(db, shop, 'brands')
  })
}

export const brandsDemo: DemoPart = {
  name: 'brands',
  fill: async (db, shop) => {
    const rows = demoBrands.map((key, index) => ({
      ...details[key],
      id: shop.id(demoBrandKey(key)),
      workspaceId: shop.workspaceId,
      isDemo: true,
      // Newer than the user's own brand, which therefore stays first.
      createdAt: new Date(shop.now.getTime() + index),
    }))
    await db.insert(brands).values(rows).onConflictDoNothing()
  },
  draw: async (drawing) => {
    for (const brand of demoBrands) await drawLogo(drawing, brand)
  },
  clear: async (db, workspaceId, freeFile) => {
    const gone = await db
      .delete(brands)
      .where(and(eq(brands.workspaceId, workspaceId), eq(brands.isDemo, true)))
      .returning({ logo: brands.logo })
    for (const { logo } of gone) if (logo) await freeFile(logo)
  },
}
