import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { WeekTimes } from '#features/calendar/posting-times.contract.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { postingTimes } from './posting-times.table.ts'

export async function listOwn(db: Db, workspaceId: WorkspaceId): Promise<Map<Platform, WeekTimes>> {
  const rows = await db
    .select({ platform: postingTimes.platform, days: postingTimes.days })
    .from(postingTimes)
    .where(eq(postingTimes.workspaceId, workspaceId))
  return new Map(rows.map(({ platform, days }) => [platform, days]))
}

export const save = (db: Db, workspaceId: WorkspaceId, changed: { platform: Platform; days: WeekTimes }[]) =>
  db
    .insert(postingTimes)
    .values(changed.map((each) => ({ workspaceId, ...each })))
    .onConflictDoUpdate({
      target: [postingTimes.workspaceId, postingTimes.platform],
      set: { days: sql`excluded.days`, isDemo: false },
    })

export const remove = (db: Db, workspaceId: WorkspaceId, platforms: Platform[]) =>
  db
    .delete(postingTimes)
    .where(and(eq(postingTimes.workspaceId, workspaceId), inArray(postingTimes.platform, platforms)))
