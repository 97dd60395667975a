import { recordActivity } from '#core/activity/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Goal, GoalChanges, GoalPeriod, NewGoal } from '../goals.contract.ts'
import { analyticsRules } from '../i18n/index.ts'
import { goalSamples } from './goal-samples.ts'
import * as repository from './goals.repository.ts'
import { measureGoals } from './measure-goals.ts'

type Timed = Pick<Deps, 'db' | 'clock'>

const MOST_GOALS = 200
const link = '/analytics?tab=business'
const passed = ruleText(analyticsRules, 'passed')

/** Samples disappear with the first own goal: a period without any is then empty. */
export async function list(deps: Timed, actor: Actor, locale: Locale, period: GoalPeriod) {
  const { db, clock } = deps
  const { workspaceId, timeZone } = actor
  const rows = await repository.list(db, workspaceId, period, MOST_GOALS)
  const isLive = rows.length > 0 || (await repository.hasAny(db, workspaceId))
  return liveOrSample(
    isLive ? await measureGoals(deps, actor, rows) : null,
    goalSamples(period, dayIn(timeZone, clock.now()), locale),
  )
}

async function measured(deps: Timed, actor: Actor, row: repository.GoalRow): Promise<Goal> {
  const [goal] = await measureGoals(deps, actor, [row])
  if (!goal) throw new Error('The goal was not measured.')
  return goal
}

function refusePassed({ clock }: Timed, { timeZone }: Actor, deadline: string | undefined): void {
  if (deadline !== undefined && deadline < dayIn(timeZone, clock.now()))
    throw new AppError('time_out_of_range', { fields: { deadline: passed } })
}

const announceGoals = (db: Db, actor: Actor) => announce(db, actor, 'goals')

export function create(deps: Timed, actor: Actor, goal: NewGoal): Promise<Goal> {
  refusePassed(deps, actor, goal.deadline)
  return deps.db.transaction(async (db) => {
    const row = await repository.insert(db, actor.workspaceId, {
      ...goal,
      createdBy: actor.userId,
      createdAt: deps.clock.now(),
    })
    await recordActivity(db, actor, { kind: 'goal_added', values: { title: row.title }, link })
    await announceGoals(db, actor)
    return measured({ ...deps, db }, actor, row)
  })
}

export function change(deps: Timed, actor: Actor, id: string, changes: GoalChanges): Promise<Goal> {
  refusePassed(deps, actor, changes.deadline)
  return deps.db.transaction(async (db) => {
    // Once edited, it is no longer demo data.
    const row = await repository.update(db, actor.workspaceId, id, { ...changes, isDemo: false })
    if (!row) throw notFound()
    await announceGoals(db, actor)
    return measured({ ...deps, db }, actor, row)
  })
}

export const remove = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const gone = await repository.remove(db, actor.workspaceId, id)
    if (!gone) throw notFound()
    await recordActivity(db, actor, { kind: 'goal_deleted', values: { title: gone.title } })
    await announceGoals(db, actor)
  })
