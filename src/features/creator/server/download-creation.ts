import type { Platform } from '#connectors/social/platforms.ts'
import { fileNameOf, getCampaign, packPosts } from '#features/campaigns/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './creations.repository.ts'

/** What a person needs to post by hand, for one platform or all: texts, pictures and videos. */
export async function downloadCreation(
  deps: Deps,
  actor: Actor,
  id: string,
  platform: Platform | undefined,
): Promise<FileAnswer> {
  const creation = await repository.find(deps.db, actor.workspaceId, id)
  if (!creation?.campaignId) throw notFound()
  const campaign = await getCampaign(deps.db, actor, creation.campaignId)
  const posts = platform ? campaign.posts.filter((post) => post.platform === platform) : campaign.posts
  if (posts.length === 0) throw notFound()
  const name = [fileNameOf(campaign.title), platform].filter(Boolean).join('-')
  return packPosts(deps, actor, posts, { name, inFolders: platform === undefined || posts.length > 1 })
}
