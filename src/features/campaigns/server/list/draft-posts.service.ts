import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { lockPost } from './draft-posts.repository.ts'

/** Locked until the transaction ends, so that it cannot go out meanwhile; refused once it is no draft any more. */
export async function getDraftPost(db: Db, workspaceId: WorkspaceId, id: string) {
  const post = await lockPost(db, workspaceId, id)
  if (!post) throw notFound()
  if (post.state !== 'draft') throw new AppError('conflict')
  return post
}
