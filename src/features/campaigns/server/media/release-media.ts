import { releaseFile } from '#core/files/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { list } from './post-media.repository.ts'

export async function releaseMedia(db: Db, workspaceId: WorkspaceId, postIds: string[]): Promise<void> {
  for (const { url } of await list(db, workspaceId, postIds)) await releaseFile(db, workspaceId, url)
}
