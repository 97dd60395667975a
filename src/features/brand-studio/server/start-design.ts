import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { findMediaDesign, findPictureWords, getCampaign } from '#features/campaigns/index.server.ts'
import { findLibraryPicture } from '#features/media-library/index.server.ts'
import { clip } from '#platform/clip.ts'
import { dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { DesignStart } from '../brand-pictures.contract.ts'
import { type TemplateId, templateIds, templates } from '../brand-studio.contract.ts'
import { getBrand } from './brand-design.service.ts'
import { findByFile } from './brand-pictures.repository.ts'
import { present } from './brand-pictures.service.ts'

type Size = { width: number; height: number }

/** The size of a platform, or the one with the most similar form. */
function templateFor(platform: string, size: Size): TemplateId {
  const formOf = ({ width, height }: Size) => Math.log(width / height)
  const gapOf = (id: TemplateId) => Math.abs(formOf(templates[id]) - formOf(size))
  return (
    templateIds.find((id) => templates[id].platform === platform) ??
    templateIds.reduce((best, id) => (gapOf(id) < gapOf(best) ? id : best))
  )
}

/**
 * What the designer shows for a post: the saved image that it has, the template that it was drawn with, or, for an image of
 * another origin, the words of the campaign and its photo.
 */
export async function startDesign(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  actor: Actor,
  locale: Locale,
  { campaignId, postId, mediaId }: { campaignId: string; postId: string; mediaId?: string | undefined },
): Promise<DesignStart> {
  const { db, clock } = deps
  const { workspaceId } = actor
  const campaign = await getCampaign(db, actor, campaignId)
  const post = campaign.posts.find(({ id }) => id === postId)
  if (!post) throw notFound()
  const brand = await getBrand(db, workspaceId, campaign.brandId ?? undefined)
  const pictures = post.media.filter(({ kind }) => kind === 'picture')
  const shown = mediaId ? pictures.find(({ id }) => id === mediaId) : pictures[0]
  if (mediaId && !shown) throw notFound()
  const item = shown?.itemId ? await findLibraryPicture(db, workspaceId, shown.itemId) : null
  const saved = shown && (await findByFile(db, workspaceId, shown.url))
  const design = shown && (await findMediaDesign(db, workspaceId, shown.id))
  const usual = mediumOf(post.platform, post.formats)?.size ?? manifestOf(post.platform).media.size
  const { width, height } = shown && shown.width > 0 ? shown : usual
  const words =
    design?.words ??
    (await findPictureWords(deps, workspaceId, {
      brandId: brand.id,
      title: campaign.title,
      description: campaign.description,
      platform: post.platform,
      locale,
      day: dayIn(actor.timeZone, clock.now()),
    }))
  return {
    campaignId,
    postId,
    mediaId: shown?.id ?? null,
    brandId: brand.id,
    template: templateFor(post.platform, { width, height }),
    size: { width, height },
    picture: saved?.scene ? present(saved) : null,
    sceneTemplate: design?.template ?? null,
    words: { sticker: '', ...words, headline: clip(words.headline, 100), line: clip(words.line, 200) },
    photo: item && { url: item.url, focus: item.focus },
  }
}
