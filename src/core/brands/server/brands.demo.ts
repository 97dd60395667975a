import { and, eq } from 'drizzle-orm'
import { releaseFile } from '#core/files/index.server.ts'
import { type DemoBrand, demoBrandKey, demoBrands } from '#server/demo/demo-brands.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { brands } from './brands.table.ts'

const details: Record<DemoBrand, { name: string; primaryColor: string }> = {
  salon: { name: 'Salón Luna', primaryColor: '#7a3e5c' },
  cafe: { name: 'Luna Café', primaryColor: '#8a5a12' },
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
  clear: async (db, workspaceId) => {
    const gone = await db
      .delete(brands)
      .where(and(eq(brands.workspaceId, workspaceId), eq(brands.isDemo, true)))
      .returning({ logo: brands.logo })
    for (const { logo } of gone) if (logo) await releaseFile(db, workspaceId, logo)
  },
}
