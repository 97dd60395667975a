import { findUsage } from '#core/files/index.server.ts'
import { listUnusedVideos, removeUnusedVideos } from '#features/videos/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { MAX_UNUSED, type StorageUse, type UnusedOrder } from '../storage.contract.ts'

export async function getUse(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { workspaceId }: Actor,
): Promise<StorageUse> {
  const byKind = await findUsage(db, workspaceId)
  return { quota: env.storageQuota, used: byKind.pictures + byKind.videos + byKind.documents, byKind }
}

export async function listUnused({ db }: Pick<Deps, 'db'>, { workspaceId }: Actor, order: UnusedOrder) {
  return { items: await listUnusedVideos(db, workspaceId, order, MAX_UNUSED), nextCursor: null }
}

export async function deleteUnusedVideos(deps: Pick<Deps, 'db' | 'storage'>, actor: Actor, ids: string[]) {
  const wanted = [...new Set(ids)]
  const freed = await removeUnusedVideos(deps, actor, wanted)
  return {
    deleted: freed.length,
    kept: wanted.length - freed.length,
    freed: freed.reduce((sum, { size }) => sum + size, 0),
  }
}
