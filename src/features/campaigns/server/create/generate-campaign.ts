import { randomInt } from 'node:crypto'
import { recordActivity } from '#core/activity/index.server.ts'
import type { Campaign, GenerateCampaignInput } from '#features/campaigns/campaigns.contract.ts'
import { getLibraryPicture } from '#features/media-library/index.server.ts'
import { openLiveTexts, openWriter } from '#features/writing/index.server.ts'
import { dayIn } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { whoWrote } from '#writer/post-author.ts'
import { getListed } from '../campaigns.service.ts'
import { drawCampaignMedia } from '../media/draw-campaign-media.job.ts'
import { readWriterFacts } from '../read-writer-facts.ts'
import { addCampaign } from './add-campaign.ts'
import { requireBrand } from './create-campaign.ts'

/** Generates a draft for every platform; its pictures are drawn afterwards. */
export async function generateCampaign(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  { prompt, kind, asContent, platforms, brandId = null, imageId, liveId }: GenerateCampaignInput,
): Promise<Campaign> {
  const { workspaceId } = actor
  await requireBrand(deps.db, workspaceId, brandId)
  if (imageId) await getLibraryPicture(deps.db, workspaceId, imageId)
  const writer = await openWriter(deps, workspaceId)
  const live = liveId ? await openLiveTexts(deps, { workspaceId, id: liveId }, platforms) : null
  const written = await writer.writeCampaign(
    {
      locale,
      ...(await readWriterFacts(deps, workspaceId, brandId, locale)),
      idea: prompt,
      kind,
      asContent,
      platforms,
      day: dayIn(actor.timeZone, deps.clock.now()),
      seed: randomInt(2 ** 31),
    },
    live?.onNews,
  )
  await live?.isShown()
  const { title, description, picture, variations, suggestedHashtags, visualSuggestions } = written
  const posts = [...written.posts].map(([platform, post]) => ({
    platform,
    ...post,
    writtenBy: whoWrote(writer.by, written, platform),
  }))
  const content = posts[0]?.text ?? description

  return deps.db.transaction(async (db) => {
    const id = await addCampaign(db, actor, {
      brandId,
      imageId,
      title,
      description,
      content: { content, variations, suggestedHashtags, visualSuggestions },
      posts,
      writtenBy: writer.by,
      scheduledFor: null,
      drawsMedia: true,
    })
    await deps.queue.enqueue(db, drawCampaignMedia, { workspaceId, campaignId: id, words: picture })
    await recordActivity(db, actor, {
      kind: 'campaign_generated',
      values: { title },
      link: `/campaigns/${id}`,
    })
    return getListed(db, actor, id)
  })
}
