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
import { announceChange, hold } from './planner.service.ts'

type Needed = Pick<Deps, 'db' | 'clock' | 'queue'>

const otherYear = ruleText(plannerRules, 'otherYear')

/**
 * Has a month of posts written. Asked twice for the same month while the first is being written, by two clicks or in two
 * tabs, it is the same plan.
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
    // A brand of another workspace is as unknown as one that never was.
    if (violatesConstraint(error, 'content_plans_brand')) throw notFound()
    throw error
  }
}

/** Has a plan written again whose writing failed or died; one that is being written or is there is left alone. */
export const retryPlan = ({ db, clock, queue }: Needed, actor: Actor, locale: Locale, id: string) =>
  db.transaction(async (db) => {
    const row = await hold(db, actor, id)
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
