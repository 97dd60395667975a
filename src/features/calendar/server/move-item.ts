import { findDatedPost, getCampaign } from '#features/campaigns/index.server.ts'
import { nameProblems } from '#features/campaigns/post-problems.ts'
import { moveOpenEntry } from '#features/planner/index.server.ts'
import { reschedulePost } from '#features/publishing/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { calendarRules } from '../i18n/index.ts'

const pastText = ruleText(calendarRules, 'past')

/** Another day, the same time in the workspace's zone. */
export async function moveItem(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  { kind, id }: { kind: 'post' | 'plan'; id: string },
  day: string,
) {
  if (kind === 'post') return { day, problems: await movePost(deps, actor, locale, id, day) }
  await moveOpenEntry(deps, actor, locale, id, day)
  return { day, problems: [] }
}

const movePost = (deps: Deps, actor: Actor, locale: Locale, id: string, day: string) =>
  deps.db.transaction(async (db) => {
    const post = await findDatedPost(db, actor.workspaceId, id)
    if (!post?.scheduledFor) throw notFound()
    const at = instantAt(actor.timeZone, day, timeIn(actor.timeZone, post.scheduledFor))
    if (at <= deps.clock.now()) throw new AppError('refused', { fields: { day: pastText } })
    await reschedulePost(db, actor, locale, { id: post.campaignId, postId: id }, at)
    const { posts } = await getCampaign(db, actor, post.campaignId)
    return posts.filter((each) => each.id === id).flatMap((each) => nameProblems(each, locale))
  })
