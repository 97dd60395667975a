import { and, eq } from 'drizzle-orm'
import { release } from '#features/files/server/files.service.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { brands } from './brands.table.ts'

const shops = [
  { key: 'salon', name: 'Salón Luna', primaryColor: '#7a3e5c' },
  { key: 'cafe', name: 'Luna Café', primaryColor: '#8a5a12' },
]

export const brandsDemo: DemoPart = {
  name: 'brands',
  fill: async (db, shop) => {
    const rows = shops.map(({ key, name, primaryColor }, index) => ({
      id: shop.id(`brand ${key}`),
      workspaceId: shop.workspaceId,
      name,
      primaryColor,
      isDemo: true,
      // Younger than the person's own brand, which so stays the first one.
      createdAt: new Date(shop.now.getTime() + index),
    }))
    await db.insert(brands).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    const gone = await db
      .delete(brands)
      .where(and(eq(brands.workspaceId, workspaceId), eq(brands.isDemo, true)))
      .returning({ logo: brands.logo })
    for (const { logo } of gone) if (logo) await release(db, workspaceId, logo)
  },
}
