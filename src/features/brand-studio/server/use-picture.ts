import { manifestOf } from '#connectors/social/registry.ts'
import {
  addCampaign,
  attachPicture,
  getEditablePost,
  listDraftPosts,
} from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { templates } from '../brand-studio.contract.ts'
import { getBrand } from './brand-design.service.ts'
import { getPicture } from './brand-pictures.service.ts'

/** Posts that can use a picture of this brand: drafts, newest campaigns first. */
export async function listPlaces(db: Db, { workspaceId }: Actor, brandId: string | undefined) {
  const brand = await getBrand(db, workspaceId, brandId)
  return { items: await listDraftPosts(db, workspaceId, brand.id), nextCursor: null }
}

/** Puts a picture on this post, in place of all of its pictures or of one, or on a new draft; answers the campaign. */
export async function usePicture(
  deps: Pick<Deps, 'db' | 'queue'>,
  actor: Actor,
  id: string,
  { postId: chosenPost, mediaId }: { postId?: string | undefined; mediaId?: string | undefined },
): Promise<{ campaignId: string }> {
  const { workspaceId } = actor
  const { brandId, template, texts, scene, pictureUrl } = await getPicture(deps, actor, id)
  const { platform } = templates[template]
  const { width, height } = scene ?? templates[template]
  const picture = { url: pictureUrl, width, height, alt: texts.headline }
  return deps.db.transaction(async (db) => {
    if (chosenPost !== undefined) {
      const { campaignId } = await getEditablePost(db, workspaceId, chosenPost)
      await attachPicture(db, workspaceId, chosenPost, picture, mediaId)
      return { campaignId }
    }
    const text = [texts.headline, texts.line, texts.call].filter(Boolean).join('\n\n')
    const campaignId = await addCampaign(db, actor, {
      brandId,
      title: texts.headline,
      description: texts.line || texts.headline,
      content: { content: text, variations: [], suggestedHashtags: [], visualSuggestions: [] },
      posts: [{ platform, title: manifestOf(platform).title ? texts.headline : '', text }],
      writtenBy: null,
      scheduledFor: null,
    })
    const [post] = await listDraftPosts(db, workspaceId, brandId, campaignId)
    if (post) await attachPicture(db, workspaceId, post.postId, picture)
    return { campaignId }
  })
}
