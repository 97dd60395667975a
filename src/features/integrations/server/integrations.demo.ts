import { and, eq } from 'drizzle-orm'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { posIntegrations } from './integrations.table.ts'

/** The demo shop's integration: it has no keys, is never synced, and explains where the demo sales come from. */
export const integrationsDemo: DemoPart = {
  name: 'integrations',
  fill: async (db, shop) => {
    await db
      .insert(posIntegrations)
      .values({
        id: shop.id('pos integration'),
        workspaceId: shop.workspaceId,
        provider: 'square',
        storeName: 'Luna',
        isActive: false,
        isDemo: true,
        createdAt: shop.daysAgo(89, '09:00'),
      })
      .onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db
      .delete(posIntegrations)
      .where(and(eq(posIntegrations.workspaceId, workspaceId), eq(posIntegrations.isDemo, true)))
  },
}
