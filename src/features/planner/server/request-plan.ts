import { forFirstPlan } from '#connectors/social/recommended-platforms.ts'
import { dayIn } from '#platform/day.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { monthInWords } from '#platform/month-words.ts'
import { ruleText } from '#platform/validation.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { plannerMessages, plannerRules } from '../i18n/index.ts'
import type { ContentPlan, PlanWish } from '../planner.contract.ts'
import { plannerYears } from '../planner-years.ts'
import * as repository from './content-plans.repository.ts'
import { generatePlan } from './generate-plan.job.ts'
import { showPlan, silentSince } from './plan-view.ts'
import { announceChange, lockPlan } from './planner.service.ts'

type Needed = Pick<Deps, 'db' | 'clock' | 'queue'>

const otherYear = ruleText(plannerRules, 'otherYear')

/**
 * Requests a month of posts. A second request for a month in progress, from a double click or another tab, gets the
 * same plan.
 */
export async function requestPlan(
  { db, clock, queue }: Needed,
  actor: Actor,
  locale: Locale,
  wish: PlanWish,
): Promise<ContentPlan> {
  const { workspaceId, userId, timeZone } = actor
  const { month, year, businessData, platforms = [...forFirstPlan], brandId = null } = wish
  const now = clock.now()
  if (!plannerYears(dayIn(timeZone, now)).includes(year))
    throw new AppError('invalid_input', { fields: { year: otherYear } })
  try {
    return await db.transaction(async (db) => {
      await repository.lockRequests(db, workspaceId)
      const asked = { month, year, brandId }
      const underWay = await repository.findUnderWay(db, workspaceId, asked, silentSince(now))
      if (underWay) return showPlan(db, underWay, { actor, locale, now })
      const row = await repository.insert(db, workspaceId, {
        ...asked,
        title: textOf(plannerMessages, locale)('newPlan', { month: monthInWords(month, year, locale) }),
        businessData: { ...businessData, platforms },
        locale,
        createdBy: userId,
        createdAt: now,
        updatedAt: now,
      })
      await queue.enqueue(db, generatePlan, { workspaceId, planId: row.id })
      await announceChange(db, actor)
      return showPlan(db, row, { actor, locale, now })
    })
  } catch (error) {
    // A brand of another workspace looks like a missing one.
    if (violatesConstraint(error, 'content_plans_brand')) throw notFound()
    throw error
  }
}

/** Retries a plan whose generation failed or died; one in progress or done stays unchanged. */
export const retryPlan = ({ db, clock, queue }: Needed, actor: Actor, locale: Locale, id: string) =>
  db.transaction(async (db) => {
    const row = await lockPlan(db, actor, id)
    const now = clock.now()
    const reader = { actor, locale, now }
    const shown = await showPlan(db, row, reader)
    if (shown.generation !== 'failed') return shown
    const again = await repository.update(db, actor.workspaceId, id, {
      generation: 'waiting',
      progress: 0,
      error: null,
      updatedAt: now,
    })
    await queue.enqueue(db, generatePlan, { workspaceId: actor.workspaceId, planId: id })
    await announceChange(db, actor)
    return showPlan(db, again, reader)
  })
