import { and, eq } from 'drizzle-orm'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { postingTimes } from './posting-times.table.ts'

const weekday = ['09:00', '17:30']
const days = [[], weekday, weekday, weekday, weekday, weekday, ['10:00']]

/** The demo shop has set the times of one platform; the others follow the suggestion. */
export const postingTimesDemo: DemoPart = {
  name: 'posting times',
  fill: async (db, { workspaceId }) => {
    await db
      .insert(postingTimes)
      .values({ workspaceId, platform: 'facebook', days, isDemo: true })
      .onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db
      .delete(postingTimes)
      .where(and(eq(postingTimes.workspaceId, workspaceId), eq(postingTimes.isDemo, true)))
  },
}
