import { eq, sql } from 'drizzle-orm'
import { AppError } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { storageUsage } from './storage-usage.table.ts'

export type StorageUsage = { pictures: number; videos: number; documents: number }

const sumOf = ({ pictures, videos, documents }: StorageUsage) => pictures + videos + documents

/** How many bytes the files of a workspace take, by kind. */
export async function findUsage(db: Db, workspaceId: WorkspaceId): Promise<StorageUsage> {
  const [row] = await db.select().from(storageUsage).where(eq(storageUsage.workspaceId, workspaceId))
  return { pictures: row?.pictures ?? 0, videos: row?.videos ?? 0, documents: row?.documents ?? 0 }
}

/** Refuses before work is done in vain. Whether a file fits is decided by `reserveStorage`. */
export async function refuseWhenFull(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
): Promise<void> {
  if (env.storageQuota !== null && sumOf(await findUsage(db, workspaceId)) >= env.storageQuota)
    throw new AppError('storage_full')
}

/**
 * In the transaction that stores the file: holds the counter until it ends, so that two files that fit only one by one do not
 * both get in.
 */
export async function reserveStorage(
  db: Db,
  workspaceId: WorkspaceId,
  quota: number | null,
  size: number,
): Promise<void> {
  if (quota === null) return
  const [held] = await db
    .insert(storageUsage)
    .values({ workspaceId })
    .onConflictDoUpdate({
      target: storageUsage.workspaceId,
      set: { pictures: sql`${storageUsage.pictures}` },
    })
    .returning()
  if (!held || sumOf(held) + size > quota) throw new AppError('storage_full')
}
