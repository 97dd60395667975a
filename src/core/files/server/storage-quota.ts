import { AppError } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { findUsage, lockUsage, type StorageUsage } from './storage-usage.repository.ts'

const sumOf = ({ pictures, videos, documents }: StorageUsage) => pictures + videos + documents

/** Refuses early, before expensive work. `reserveStorage` makes the final decision. */
export async function refuseWhenFull(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
): Promise<void> {
  if (env.storageQuota !== null && sumOf(await findUsage(db, workspaceId)) >= env.storageQuota)
    throw new AppError('storage_full')
}

/** Refuses an upload that would not fit, before its bytes are sent. */
export async function refuseBeyondQuota(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
  size: number,
): Promise<void> {
  if (env.storageQuota !== null && sumOf(await findUsage(db, workspaceId)) + size > env.storageQuota)
    throw new AppError('storage_full')
}

/**
 * In the transaction that stores the file: the counter stays locked until it ends, so that two files that fit only one
 * at a time are not both stored.
 */
export async function reserveStorage(
  db: Db,
  workspaceId: WorkspaceId,
  quota: number | null,
  size: number,
): Promise<void> {
  if (quota === null) return
  const held = await lockUsage(db, workspaceId)
  if (!held || sumOf(held) + size > quota) throw new AppError('storage_full')
}
