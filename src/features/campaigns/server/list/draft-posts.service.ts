import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { lockPost } from './draft-posts.repository.ts'

/** Locked until the transaction ends, so that it cannot be scheduled meanwhile; refused if it is no longer a draft. */
export async function getDraftPost(db: Db, workspaceId: WorkspaceId, id: string) {
  const post = await lockPost(db, workspaceId, id)
  if (!post) throw notFound()
  if (post.state !== 'draft') throw new AppError('conflict')
  return post
}
