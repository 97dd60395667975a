import type { Platform } from '#connectors/social/platforms.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { addCampaign, readWriterFacts } from '#features/campaigns/index.server.ts'
import { findLibraryPicture } from '#features/media-library/index.server.ts'
import { openLiveTexts } from '#features/writing/index.server.ts'
import { joinBrief } from '#features/writing/join-brief.ts'
import { isWritten } from '#features/writing/live-texts.contract.ts'
import { dayIn } from '#platform/day.ts'
import { pathOf } from '#platform/endpoint.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { whoWrote } from '#writer/post-author.ts'
import type { PictureWords, WrittenBy, WrittenCampaign } from '#writer/writer.ts'
import { getCreation } from '../creator.contract.ts'
import { plannedPosts } from '../platform-rules.ts'
import type { CreationPlace } from './begin-creation.ts'
import { tools } from './creation-tools.ts'
import * as repository from './creations.repository.ts'
import { reportStep } from './report-step.ts'

type Draft = { campaignId: string; picture: PictureWords }

const draftOf = ({ campaignId, input: { picture } }: repository.CreationRow): Draft | null =>
  campaignId && picture ? { campaignId, picture } : null

/** The existing draft of a creation, or a new one. */
export async function writeDraft(
  deps: Deps,
  place: CreationPlace,
  creation: repository.CreationRow,
): Promise<Draft> {
  const known = draftOf(creation)
  if (known) return known
  const { by, written } = await write(deps, place, creation)
  return deps.db.transaction((db) => saveDraft(db, place, by, written))
}

async function write(deps: Deps, place: CreationPlace, { input, locale, id }: repository.CreationRow) {
  const { workspaceId } = place
  const platforms = plannedPosts(input.platforms).map(({ platform }) => platform)
  const writer = await tools.openWriter(deps, workspaceId, { builtIn: input.writer === 'built-in' })
  const live = await openLiveTexts(deps, { workspaceId, id, shown: shownIn(place) }, platforms)
  // Serialized, so that steps are stored in order.
  let reported = reportAll(deps.db, place, platforms)
  const written = await writer.writeCampaign(
    {
      locale,
      ...(await readWriterFacts(deps, workspaceId, input.brandId ?? null, locale)),
      idea: joinBrief(input),
      kind: input.kind,
      asContent: input.asContent,
      platforms,
      day: await dayOf(deps, workspaceId, input.scheduledFor),
      seed: Number.parseInt(id.slice(0, 8), 16),
    },
    (news) => {
      live.onNews(news)
      if (!isWritten(news.state)) return
      reported = reported.then(() => reportStep(deps.db, place, news.platform, 'drawing'))
      // Awaited below; until then, a rejection must not count as unhandled.
      reported.catch(() => undefined)
    },
  )
  await live.isShown()
  await reported
  return { by: writer.by, written }
}

/** The screen reads the texts together with the progress. */
const shownIn = ({ workspaceId, creationId }: CreationPlace) => ({
  path: pathOf(getCreation.path, { id: creationId }),
  refetch: (db: Db) => announce(db, { workspaceId }, `creations/${creationId}`),
})

async function reportAll(db: Db, place: CreationPlace, platforms: Platform[]): Promise<void> {
  for (const platform of platforms) await reportStep(db, place, platform, 'writing')
}

async function dayOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: WorkspaceId,
  scheduledFor: string | null | undefined,
): Promise<string> {
  const { timeZone } = await getWorkspaceSettings(db, workspaceId)
  return dayIn(timeZone, scheduledFor ? new Date(scheduledFor) : clock.now())
}

/** Saves the draft and its link in one transaction: however often it starts, there is one campaign. */
async function saveDraft(
  db: Db,
  { workspaceId, creationId }: CreationPlace,
  by: WrittenBy,
  written: WrittenCampaign,
): Promise<Draft> {
  const row = await repository.lock(db, workspaceId, creationId)
  const known = row && draftOf(row)
  if (known) return known
  if (!row?.createdBy) throw notFound()
  const doer = { workspaceId, userId: row.createdBy, clientId: undefined }
  const { title, description, posts, picture, variations, suggestedHashtags, visualSuggestions } = written
  const campaignId = await addCampaign(db, doer, {
    brandId: row.input.brandId ?? null,
    imageId: row.input.imageId && (await findLibraryPicture(db, workspaceId, row.input.imageId))?.id,
    title,
    description,
    content: {
      content: [...posts.values()][0]?.text ?? row.input.idea,
      variations,
      suggestedHashtags,
      visualSuggestions,
    },
    posts: plannedPosts(row.input.platforms).map((post) => ({
      ...post,
      ...(posts.get(post.platform) ?? { title: '', text: '' }),
      writtenBy: whoWrote(by, written, post.platform),
    })),
    writtenBy: by,
    scheduledFor: null,
    drawsMedia: true,
  })
  await repository.update(db, workspaceId, creationId, { campaignId, input: { ...row.input, picture } })
  await recordActivity(db, doer, {
    kind: 'campaign_generated',
    values: { title },
    link: `/campaigns/${campaignId}`,
  })
  return { campaignId, picture }
}
