import { claimFile } from '#core/files/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './post-media.repository.ts'

/** Gives copies the media of their posts; both then refer to the same files. `copies`: their ids by post id. */
export async function copyMedia(
  db: Db,
  workspaceId: WorkspaceId,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const media = (await repository.list(db, workspaceId, [...copies.keys()])).flatMap(
    ({ postId, position, kind, url, width, height, alt, itemId }) => {
      const copyId = copies.get(postId)
      return copyId ? [{ postId: copyId, position, kind, url, width, height, alt, itemId }] : []
    },
  )
  if (media.length === 0) return
  for (const { url } of media) await claimFile(db, workspaceId, url)
  await repository.insert(db, workspaceId, media)
}
