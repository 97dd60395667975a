import { recordActivity } from '#core/activity/index.server.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import type { PlanStatus } from '#core/content-plans/content-plan.ts'
import { releaseFile } from '#core/files/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './content-plans.repository.ts'
import * as entriesRepository from './plan-entries.repository.ts'
import { showPlan, showPlans } from './plan-view.ts'

type Timed = Pick<Deps, 'db' | 'clock'>
type ListQuery = { limit: number; cursor?: string | undefined; brandId?: string | undefined } & Pick<
  repository.Filters,
  'month' | 'year'
>

export const linkTo = (id: string) => `/ai-planner/${id}`

/** The screens that show plans, and the figure on the start page. */
export const announceChange = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>) =>
  announce(db, to, 'plans')

export async function list({ db, clock }: Timed, actor: Actor, locale: Locale, query: ListQuery) {
  const { limit, cursor, brandId, month, year } = query
  const after = cursor ? decodeInstantCursor(cursor) : null
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const rows = await repository.list(db, actor.workspaceId, { month, year, brandIds }, after, limit + 1)
  const page = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { ...page, items: await showPlans(db, page.items, { actor, locale, now: clock.now() }) }
}

export async function get({ db, clock }: Timed, actor: Actor, locale: Locale, id: string) {
  const row = await repository.find(db, actor.workspaceId, id)
  if (!row) throw notFound()
  return showPlan(db, row, { actor, locale, now: clock.now() })
}

/** The plan, locked until the transaction ends. Changes of its posts lock it first, so that they are serialized. */
export async function lockPlan(
  db: Db,
  actor: Pick<Actor, 'workspaceId'>,
  id: string,
): Promise<repository.PlanRow> {
  const row = await repository.lock(db, actor.workspaceId, id)
  if (!row) throw notFound()
  return row
}

/** The same, but refused until the plan is written. */
export async function lockWrittenPlan(db: Db, actor: Pick<Actor, 'workspaceId'>, id: string) {
  const row = await lockPlan(db, actor, id)
  if (row.generation !== 'done') throw new AppError('plan_not_written')
  return row
}

export const rename = ({ db, clock }: Timed, actor: Actor, locale: Locale, id: string, title: string) =>
  db.transaction(async (db) => {
    await lockPlan(db, actor, id)
    const now = clock.now()
    const row = await repository.update(db, actor.workspaceId, id, { title, updatedAt: now })
    await announceChange(db, actor)
    return showPlan(db, row, { actor, locale, now })
  })

const setStatus = ({ db, clock }: Timed, actor: Actor, locale: Locale, id: string, status: PlanStatus) =>
  db.transaction(async (db) => {
    const row = await lockWrittenPlan(db, actor, id)
    const now = clock.now()
    const reader = { actor, locale, now }
    if (row.status === status) return showPlan(db, row, reader)
    if (row.status === 'published') throw new AppError('plan_on_calendar')
    const changed = await repository.update(db, actor.workspaceId, id, { status, updatedAt: now })
    if (status === 'approved')
      await recordActivity(db, actor, {
        kind: 'plan_approved',
        values: { title: changed.title },
        link: linkTo(id),
      })
    await announceChange(db, actor)
    return showPlan(db, changed, reader)
  })

export const approve = (deps: Timed, actor: Actor, locale: Locale, id: string) =>
  setStatus(deps, actor, locale, id, 'approved')

export const reopen = (deps: Timed, actor: Actor, locale: Locale, id: string) =>
  setStatus(deps, actor, locale, id, 'draft')

/** Its campaigns stay, and are no longer shown as a group. */
export const remove = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockPlan(db, actor, id)
    for (const { url } of await entriesRepository.listPictures(db, actor.workspaceId, { planId: id }))
      await releaseFile(db, actor.workspaceId, url)
    const gone = await repository.remove(db, actor.workspaceId, id)
    if (!gone) throw notFound()
    await recordActivity(db, actor, { kind: 'plan_deleted', values: { title: gone.title } })
    await announceChange(db, actor)
    await announce(db, actor, 'campaigns')
  })

const pad = (number: number) => String(number).padStart(2, '0')

/** Posts planned for the shop's current month; null without any plan. */
export async function countPlannedPosts(
  db: Db,
  { workspaceId, timeZone }: Pick<Actor, 'workspaceId' | 'timeZone'>,
  now: Date,
): Promise<number | null> {
  if (!(await repository.hasWritten(db, workspaceId))) return null
  const [year = 0, month = 0] = dayIn(timeZone, now).split('-').map(Number)
  const from = `${year}-${pad(month)}-01`
  const before = month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`
  return entriesRepository.countBetween(db, workspaceId, from, before)
}
