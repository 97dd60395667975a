import { listPostTimes, nameBrokenPosts } from '#features/campaigns/index.server.ts'
import { moveOpenEntry } from '#features/planner/index.server.ts'
import { requireReady, reschedulePosts, unschedulePosts } from '#features/publishing/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Place } from '../calendar.contract.ts'
import { calendarRules } from '../i18n/index.ts'

const pastText = ruleText(calendarRules, 'past')

/** To other days and times in the workspace's zone: all of them, or none. */
export const moveItems = (deps: Deps, actor: Actor, locale: Locale, places: readonly Place[]) =>
  deps.db.transaction(async (db) => {
    const problems = await movePosts(
      { ...deps, db },
      actor,
      locale,
      places.filter(({ kind }) => kind === 'post'),
    )
    for (const { id, day, time } of places.filter(({ kind }) => kind === 'plan'))
      await moveOpenEntry({ ...deps, db }, actor, locale, id, { day, time })
    return { problems }
  })

/** The times of these posts, which must all be there. */
async function requireTimes(db: Db, { workspaceId }: Actor, ids: string[]) {
  const times = await listPostTimes(db, workspaceId, ids)
  return (id: string) => {
    const found = times.get(id)
    if (!found) throw notFound()
    return found
  }
}

async function movePosts(deps: Deps, actor: Actor, locale: Locale, places: readonly Place[]) {
  if (places.length === 0) return []
  const { db, clock } = deps
  const { timeZone, workspaceId } = actor
  const timesOf = await requireTimes(
    db,
    actor,
    places.map(({ id }) => id),
  )
  const moves = places.map(({ id, day, time, scheduledFor }) => {
    const { campaignId, scheduledFor: before } = timesOf(id)
    const keptTime = time ?? (before && timeIn(timeZone, before))
    if (!scheduledFor && !keptTime) throw notFound()
    const at = scheduledFor ? new Date(scheduledFor) : instantAt(timeZone, day, keptTime ?? '')
    if (at <= clock.now()) throw new AppError('refused', { fields: { day: pastText } })
    return { id: campaignId, postId: id, at }
  })
  const postIds = moves.map(({ postId }) => postId)
  await requireReady(deps, actor, { postIds, states: ['draft', 'needs_you', 'failed'] })
  const moved = await reschedulePosts(db, actor, locale, moves)
  return nameBrokenPosts(db, workspaceId, moved, locale)
}

/** Drafts again, in all their campaigns. */
export const unscheduleItems = ({ db }: Pick<Deps, 'db'>, actor: Actor, ids: readonly string[]) =>
  db.transaction(async (db) => {
    const timesOf = await requireTimes(db, actor, [...ids])
    const byCampaign = [...Map.groupBy(ids, (id) => timesOf(id).campaignId)]
    for (const [campaignId, posts] of byCampaign.sort(([a], [b]) => a.localeCompare(b)))
      await unschedulePosts(db, actor, campaignId, posts)
    return {}
  })
