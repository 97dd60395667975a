import { releaseFile } from '#core/files/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listMedia } from './posts.repository.ts'

/** Gives up the files of posts that are about to go. */
export async function releaseMedia(db: Db, workspaceId: WorkspaceId, postIds: string[]): Promise<void> {
  for (const { url } of await listMedia(db, workspaceId, postIds)) await releaseFile(db, workspaceId, url)
}
