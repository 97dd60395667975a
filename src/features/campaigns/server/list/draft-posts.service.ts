import { editableStates } from '#features/campaigns/campaign-status.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { lockPost } from './draft-posts.repository.ts'

/** Locked until the transaction ends, so that it cannot go out meanwhile; refused once it has. */
export async function getEditablePost(db: Db, workspaceId: WorkspaceId, id: string) {
  const post = await lockPost(db, workspaceId, id)
  if (!post) throw notFound()
  if (!editableStates.has(post.state)) throw new AppError('conflict')
  return post
}
