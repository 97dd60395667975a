import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { LiveTexts } from '../live-texts.contract.ts'
import { liveTexts } from './live-texts.table.ts'

const isIt = (workspaceId: WorkspaceId, id: string) =>
  and(eq(liveTexts.workspaceId, workspaceId), eq(liveTexts.id, id))

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<LiveTexts | null> {
  const [row] = await db.select({ texts: liveTexts.texts }).from(liveTexts).where(isIt(workspaceId, id))
  return row?.texts ?? null
}

/** Starts over if it exists: a killed run wrote nothing that lasts. */
export const begin = (db: Db, workspaceId: WorkspaceId, id: string, texts: LiveTexts, now: Date) =>
  db
    .insert(liveTexts)
    .values({ workspaceId, id, texts, createdAt: now })
    .onConflictDoUpdate({
      target: [liveTexts.workspaceId, liveTexts.id],
      set: { texts, createdAt: now, updatedAt: sql`now()` },
    })

/** Adds texts that are done; others may change concurrently. */
export const add = (db: Db, workspaceId: WorkspaceId, id: string, texts: LiveTexts) =>
  db
    .update(liveTexts)
    .set({ texts: sql`${liveTexts.texts} || ${JSON.stringify(texts)}::jsonb`, updatedAt: sql`now()` })
    .where(isIt(workspaceId, id))

export const removeOlder = (db: Db, workspaceId: WorkspaceId, than: Date) =>
  db.delete(liveTexts).where(and(eq(liveTexts.workspaceId, workspaceId), lt(liveTexts.createdAt, than)))
