import { and, eq } from 'drizzle-orm'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { savedReplies } from './saved-replies.table.ts'
import { demoReplies } from './words/index.ts'

/** The saved replies of the demo shop. */
export const savedRepliesDemo: DemoPart = {
  name: 'saved replies',
  fill: async (db, shop) => {
    const rows = Object.entries(demoReplies[shop.locale]).map(([key, { title, text }]) => ({
      id: shop.id(`saved reply ${key}`),
      workspaceId: shop.workspaceId,
      title,
      text,
      authorId: shop.userId,
      isDemo: true,
      createdAt: shop.daysAgo(60),
      updatedAt: shop.daysAgo(60),
    }))
    await db.insert(savedReplies).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db
      .delete(savedReplies)
      .where(and(eq(savedReplies.workspaceId, workspaceId), eq(savedReplies.isDemo, true)))
  },
}
