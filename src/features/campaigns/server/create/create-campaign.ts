import { recordActivity } from '#core/activity/index.server.ts'
import { findBrand } from '#core/brands/index.server.ts'
import type { CreatedAnswer, NewCampaignInput } from '#features/campaigns/campaigns.contract.ts'
import { campaignsRules } from '#features/campaigns/i18n/index.ts'
import { firstWords, problemsOfNew } from '#features/campaigns/post-problems.ts'
import { getLibraryPicture } from '#features/media-library/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { getCreated } from '../campaigns.service.ts'
import { refuseProblems } from '../edit/check-rules.ts'
import { drawCampaignMedia } from '../media/draw-campaign-media.job.ts'
import { parseScheduleTime } from '../parse-schedule-time.ts'
import { addCampaign } from './add-campaign.ts'

const missing = ruleText(campaignsRules, 'missing')

function refuseIncomplete(input: NewCampaignInput): void {
  const needed = ['title', 'description', 'platforms'] as const
  const absent = needed.filter((field) => input[field].length === 0)
  if (absent.length > 0)
    throw new AppError('campaign_incomplete', {
      fields: Object.fromEntries(absent.map((field) => [field, missing])),
    })
}

/** A brand of another workspace counts as not found. */
export async function requireBrand(db: Db, workspaceId: WorkspaceId, brandId: string | null): Promise<void> {
  if (brandId !== null && !(await findBrand(db, workspaceId, brandId))) throw notFound()
}

/** A campaign a person wrote: the same text for every platform, to be adapted later. */
export async function createCampaign(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  actor: Actor,
  locale: Locale,
  input: NewCampaignInput,
): Promise<CreatedAnswer> {
  refuseIncomplete(input)
  const { title, description, platforms, withPictures, brandId = null, imageId } = input
  const scheduledFor = input.scheduledFor ? parseScheduleTime(deps.clock, input.scheduledFor) : null
  const content = input.content?.content || description
  const words = { title, description, content, platforms, withPictures }
  // A draft may break rules for now, but a scheduled post goes out unattended.
  if (scheduledFor) refuseProblems(problemsOfNew(words), locale)

  return deps.db.transaction(async (db) => {
    await requireBrand(db, actor.workspaceId, brandId)
    if (imageId) await getLibraryPicture(db, actor.workspaceId, imageId)
    const id = await addCampaign(db, actor, {
      brandId,
      imageId,
      title,
      description,
      content: {
        variations: [],
        suggestedHashtags: [],
        visualSuggestions: [],
        ...input.content,
        content,
      },
      posts: firstWords(words),
      writtenBy: null,
      scheduledFor,
      drawsMedia: withPictures,
    })
    if (withPictures)
      await deps.queue.enqueue(db, drawCampaignMedia, {
        workspaceId: actor.workspaceId,
        campaignId: id,
        words: null,
      })
    await recordActivity(db, actor, {
      kind: 'campaign_created',
      values: { title },
      link: `/campaigns/${id}`,
    })
    return getCreated(db, actor, locale, id)
  })
}
