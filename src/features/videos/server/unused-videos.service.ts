import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { type FreedFile, filesWithOneClaim, removeWithOneClaim } from '#core/files/index.server.ts'
import { pathOf } from '#platform/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { videoFile } from '../videos.contract.ts'
import { videos } from './videos.table.ts'

/** Videos whose file nothing but themselves refers to: no post shows them. */
export async function listUnused(
  db: Db,
  workspaceId: WorkspaceId,
  order: 'largest' | 'oldest',
  limit: number,
) {
  const own = filesWithOneClaim(db, workspaceId)
  const rows = await db
    .select({ id: videos.id, prompt: videos.prompt, size: own.size, createdAt: videos.createdAt })
    .from(videos)
    .innerJoin(own, eq(own.url, videos.fileUrl))
    .where(eq(videos.workspaceId, workspaceId))
    .orderBy(...(order === 'largest' ? [desc(own.size)] : []), asc(videos.createdAt), asc(videos.id))
    .limit(limit)
  return rows.map((row) => ({
    ...row,
    videoUrl: pathOf(videoFile.path, { id: row.id }),
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Answers the files that are gone. What a post has begun to show meanwhile stays. */
export async function removeUnused(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  ids: string[],
): Promise<FreedFile[]> {
  const { workspaceId } = actor
  const freed = await db.transaction(async (db) => {
    const found = await db
      .select({ id: videos.id, fileUrl: videos.fileUrl })
      .from(videos)
      .where(and(eq(videos.workspaceId, workspaceId), inArray(videos.id, ids)))
      .orderBy(asc(videos.id))
      .for('update')
    const gone: FreedFile[] = []
    for (const { id, fileUrl } of found) {
      const file = fileUrl && (await removeWithOneClaim(db, workspaceId, fileUrl))
      if (!file) continue
      await db.delete(videos).where(eq(videos.id, id))
      gone.push(file)
    }
    await announce(db, actor, 'videos')
    return gone
  })
  for (const { objectName } of freed) await storage.remove(objectName)
  return freed
}
