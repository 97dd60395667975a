import { manifestOf } from '#connectors/social/registry.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { addCampaign, attachPicture, lockPosts } from '#features/campaigns/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WrittenBy } from '#writer/writer.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { brokenRules } from './change-entry.ts'
import * as repository from './content-plans.repository.ts'
import { drawPlanPictures } from './draw-plan-pictures.job.ts'
import { usablePicture } from './entry-picture.ts'
import { pictureWords } from './picture-words.ts'
import { planCampaign } from './plan-campaign.ts'
import * as entriesRepository from './plan-entries.repository.ts'
import { showPlan } from './plan-view.ts'
import { announceChange, linkTo, lockWrittenPlan } from './planner.service.ts'

type Entry = entriesRepository.EntryRow
type Timed = Entry & { at: Date }
type Outcome = { plan: ContentPlan; scheduled: number; skipped: number }

function writerOf({ writtenBy, writtenModel }: repository.PlanRow): WrittenBy | null {
  return writtenBy === 'ai' ? { kind: 'ai', model: writtenModel ?? '' } : writtenBy && { kind: writtenBy }
}

/** Refuses posts that break rules of their networks, naming all of them at once. */
function refuseBroken(entries: Entry[], locale: Locale): void {
  const fields: Record<string, string> = {}
  for (const entry of entries) {
    const [first] = Object.values(brokenRules(entry, locale))
    if (first) fields[`posts.${entry.id}`] = first
  }
  if (Object.keys(fields).length > 0) throw new AppError('plan_breaks_rules', { fields })
}

/** The writer of this day; what a person changed stays the plan's, but its post says so. */
function authorOf(plan: repository.PlanRow, { writtenBy, writtenModel }: Entry): WrittenBy | null {
  if (writtenBy === 'ai') return { kind: 'ai', model: writtenModel ?? '' }
  return writtenBy === 'built-in' ? { kind: 'built-in' } : writerOf(plan)
}

function toCampaign(plan: repository.PlanRow, entry: Timed) {
  const { platform, title, text, at, writtenBy } = entry
  const post = { platform, title: manifestOf(platform).title ? title : '', text }
  return {
    ...planCampaign(plan.locale, entry),
    brandId: plan.brandId,
    planId: plan.id,
    posts: [writtenBy === 'person' ? { ...post, writtenBy: null } : post],
    writtenBy: authorOf(plan, entry),
    scheduledFor: at,
    drawsMedia: usablePicture(entry) === null,
  }
}

/**
 * Schedules a plan: one campaign for each upcoming post that is not scheduled yet, all or none. The plan is locked: of
 * two clicks or tabs, the second finds nothing to do.
 */
export const schedulePlan = (
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  actor: Actor,
  locale: Locale,
  id: string,
): Promise<Outcome> =>
  db.transaction(async (db) => {
    const { workspaceId, timeZone } = actor
    const plan = await lockWrittenPlan(db, actor, id)
    if (plan.status === 'draft') throw new AppError('plan_not_approved')
    const now = clock.now()
    const free = (await entriesRepository.listFree(db, workspaceId, id)).map((entry) => ({
      ...entry,
      at: instantAt(timeZone, entry.day, entry.time),
    }))
    const ahead = free.filter(({ at }) => at > now)
    const skipped = free.length - ahead.length
    const reader = { actor, locale, now }
    if (ahead.length === 0) {
      if (plan.status === 'approved')
        throw new AppError(free.length > 0 ? 'plan_in_past' : 'plan_nothing_to_schedule')
      return { plan: await showPlan(db, plan, reader), scheduled: 0, skipped }
    }
    refuseBroken(ahead, locale)

    const pictures = []
    for (const entry of ahead) {
      const campaignId = await addCampaign(db, actor, toCampaign(plan, entry))
      await entriesRepository.update(db, workspaceId, entry.id, { campaignId, updatedAt: now })
      const own = usablePicture(entry)
      if (own) {
        const [post] = await lockPosts(db, actor, campaignId)
        if (post) await attachPicture(db, workspaceId, post.id, own)
      } else pictures.push({ campaignId, words: pictureWords(entry, plan.locale) })
    }
    await queue.enqueue(db, drawPlanPictures, { workspaceId, pictures })
    const changed = await repository.update(db, workspaceId, id, { status: 'published', updatedAt: now })
    await recordActivity(db, actor, {
      kind: 'plan_scheduled',
      values: { title: changed.title, count: String(ahead.length) },
      link: linkTo(id),
    })
    await announceChange(db, actor)
    return { plan: await showPlan(db, changed, reader), scheduled: ahead.length, skipped }
  })
