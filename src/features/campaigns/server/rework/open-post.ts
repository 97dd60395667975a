import { dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { PostSource } from '#writer/copywriting/post-source.ts'
import * as campaigns from '../campaigns.repository.ts'
import { requireEditable } from '../edit/edit-post.ts'
import type { PostPath } from '../lock-posts.ts'
import * as repository from '../posts.repository.ts'
import { readWriterFacts } from '../read-writer-facts.ts'

/** The post with its siblings and what the writers need; refused once it is being sent. */
export async function openPost(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  { id, postId }: PostPath,
  /** As it stands in the editor; otherwise the saved text. */
  typed: string | undefined,
): Promise<{ source: PostSource; posts: repository.ListedPost[] }> {
  const { workspaceId } = actor
  const campaign = await campaigns.find(deps.db, workspaceId, id)
  const posts = await repository.list(deps.db, workspaceId, id)
  const post = posts.find((each) => each.id === postId)
  if (!campaign || !post) throw notFound()
  requireEditable(post)
  const { shop } = await readWriterFacts(deps, workspaceId, campaign.brandId, locale)
  const source: PostSource = {
    locale,
    shop,
    day: dayIn(actor.timeZone, deps.clock.now()),
    platform: post.platform,
    text: typed ?? post.text,
  }
  return { source, posts }
}
