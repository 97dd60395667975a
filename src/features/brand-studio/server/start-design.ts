import { getCampaign, readWriterFacts } from '#features/campaigns/index.server.ts'
import { findLibraryPicture } from '#features/media-library/index.server.ts'
import { clip } from '#platform/clip.ts'
import { dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { DesignStart } from '../brand-pictures.contract.ts'
import { type TemplateId, templateIds, templates } from '../brand-studio.contract.ts'
import { getBrand } from './brand-design.service.ts'

/** The size of a platform, or the one with the most similar form. */
function templateFor(platform: string, shown: { width: number; height: number } | undefined): TemplateId {
  const own = templateIds.find((id) => templates[id].platform === platform)
  if (own || !shown) return own ?? 'instagram_post'
  const formOf = ({ width, height }: { width: number; height: number }) => Math.log(width / height)
  const gapOf = (id: TemplateId) => Math.abs(formOf(templates[id]) - formOf(shown))
  return templateIds.reduce((best, id) => (gapOf(id) < gapOf(best) ? id : best))
}

/**
 * What a new picture for a post begins with: the words of its campaign and its photo. The built-in writer finds offer,
 * conditions and call; nothing is sent to a provider.
 */
export async function startDesign(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  actor: Actor,
  locale: Locale,
  { campaignId, postId }: { campaignId: string; postId: string },
): Promise<DesignStart> {
  const { db, clock } = deps
  const { workspaceId } = actor
  const campaign = await getCampaign(db, actor, campaignId)
  const post = campaign.posts.find(({ id }) => id === postId)
  if (!post) throw notFound()
  const brand = await getBrand(db, workspaceId, campaign.brandId ?? undefined)
  const { picture } = await builtInWriter.writeCampaign({
    locale,
    ...(await readWriterFacts(deps, workspaceId, brand.id, locale)),
    idea: campaign.description || campaign.title,
    platforms: [post.platform],
    day: dayIn(actor.timeZone, clock.now()),
    seed: 0,
  })
  const shown = post.media.find(({ kind }) => kind === 'picture')
  const item = shown?.itemId ? await findLibraryPicture(db, workspaceId, shown.itemId) : null
  return {
    campaignId,
    postId,
    brandId: brand.id,
    template: templateFor(post.platform, shown),
    words: {
      headline: clip(picture.headline || campaign.title, 100),
      line: clip(picture.line, 200),
      call: clip(picture.call, 40),
      sticker: '',
    },
    photo: item && { url: item.url, focus: item.focus },
  }
}
