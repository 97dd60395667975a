import { type FreedFile, removeWithOneClaim } from '#core/files/index.server.ts'
import { pathOf } from '#platform/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { videoFile } from '../videos.contract.ts'
import * as repository from './videos.repository.ts'

/** Videos whose file no post uses. */
export async function listUnused(
  db: Db,
  workspaceId: WorkspaceId,
  order: 'largest' | 'oldest',
  limit: number,
) {
  const rows = await repository.listUnused(db, workspaceId, order, limit)
  return rows.map((row) => ({
    ...row,
    videoUrl: pathOf(videoFile.path, { id: row.id }),
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Answers the deleted files. A video used by a post meanwhile stays. */
export async function removeUnused(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  ids: string[],
): Promise<FreedFile[]> {
  const { workspaceId } = actor
  const freed = await db.transaction(async (db) => {
    const found = await repository.lockMany(db, workspaceId, ids)
    const gone: FreedFile[] = []
    for (const { id, fileUrl } of found) {
      const file = fileUrl && (await removeWithOneClaim(db, workspaceId, fileUrl))
      if (!file) continue
      await repository.remove(db, workspaceId, id)
      gone.push(file)
    }
    await announce(db, actor, 'videos')
    return gone
  })
  for (const { objectName } of freed) await storage.remove(objectName)
  return freed
}
