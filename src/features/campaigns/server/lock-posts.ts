import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './posts.repository.ts'

export type PostPath = { id: string; postId: string }

/** The posts of a campaign, locked with it until the transaction ends. */
export async function lockPosts(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  campaignId: string,
): Promise<repository.PostRow[]> {
  const posts = await repository.lock(db, workspaceId, campaignId)
  if (!posts) throw notFound()
  return posts
}

/** One post of a campaign; its siblings are locked too. */
export async function lockPost(
  db: Db,
  actor: Pick<Actor, 'workspaceId'>,
  { id, postId }: PostPath,
): Promise<repository.PostRow> {
  const post = (await lockPosts(db, actor, id)).find((each) => each.id === postId)
  if (!post) throw notFound()
  return post
}
