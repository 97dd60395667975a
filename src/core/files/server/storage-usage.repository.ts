import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { storageUsage } from './storage-usage.table.ts'

export type StorageUsage = { pictures: number; videos: number; documents: number }

/** Bytes used by the files of a workspace, by kind. */
export async function findUsage(db: Db, workspaceId: WorkspaceId): Promise<StorageUsage> {
  const [row] = await db.select().from(storageUsage).where(eq(storageUsage.workspaceId, workspaceId))
  return { pictures: row?.pictures ?? 0, videos: row?.videos ?? 0, documents: row?.documents ?? 0 }
}

/** Locks the counter until the transaction ends, and creates it if missing. */
export async function lockUsage(db: Db, workspaceId: WorkspaceId): Promise<StorageUsage | null> {
  const [row] = await db
    .insert(storageUsage)
    .values({ workspaceId })
    .onConflictDoUpdate({
      target: storageUsage.workspaceId,
      set: { pictures: sql`${storageUsage.pictures}` },
    })
    .returning()
  return row ?? null
}
