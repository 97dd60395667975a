import { describeProblem } from '#connectors/social/problem-words.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { checkEntry } from '../check-entry.ts'
import { plannerRules } from '../i18n/index.ts'
import type { ContentPlan, PlanEntryChanges } from '../planner.contract.ts'
import * as repository from './content-plans.repository.ts'
import * as entriesRepository from './plan-entries.repository.ts'
import { showPlan } from './plan-view.ts'
import { announceChange, lockWrittenPlan } from './planner.service.ts'

type Place = { id: string; postId: string }
type Timed = Pick<Deps, 'db' | 'clock'>
type Check = (plan: repository.PlanRow, entry: entriesRepository.EntryRow) => void

const otherMonth = ruleText(plannerRules, 'otherMonth')

/** Messages of broken text rules; the first of a field wins. */
export function brokenRules(entry: Parameters<typeof checkEntry>[0], locale: Locale): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const problem of checkEntry(entry)) fields[problem.field] ??= describeProblem(problem, locale)
  return fields
}

/** A scheduled post is edited on the calendar; a change of an approved plan needs a new approval. */
const write = (
  { db, clock }: Timed,
  actor: Actor,
  locale: Locale,
  { id, postId }: Place,
  changes: entriesRepository.EntryChanges,
  check: Check,
): Promise<ContentPlan> =>
  db.transaction(async (db: Db) => {
    const { workspaceId } = actor
    const plan = await lockWrittenPlan(db, actor, id)
    const entry = await entriesRepository.find(db, workspaceId, id, postId)
    if (!entry) throw notFound()
    if (entry.campaignId) throw new AppError('post_on_calendar')
    check(plan, entry)
    const now = clock.now()
    const reader = { actor, locale, now }
    if (Object.keys(changes).length === 0) return showPlan(db, plan, reader)
    await entriesRepository.update(db, workspaceId, postId, { ...changes, updatedAt: now })
    const changed = await repository.update(db, workspaceId, id, {
      status: plan.status === 'approved' ? 'draft' : plan.status,
      updatedAt: now,
    })
    await announceChange(db, actor)
    return showPlan(db, changed, reader)
  })

/** Only the sent fields. */
const given = ({ time, platform, title, text }: PlanEntryChanges): entriesRepository.EntryChanges => ({
  ...(time !== undefined && { time }),
  ...(platform !== undefined && { platform }),
  ...(title !== undefined && { title }),
  ...(text !== undefined && { text }),
})

export const changeEntry = (
  deps: Timed,
  actor: Actor,
  locale: Locale,
  place: Place,
  wanted: PlanEntryChanges,
) => {
  const { time, ...words } = given(wanted)
  return write(deps, actor, locale, place, given(wanted), (_plan, entry) => {
    if (Object.keys(words).length === 0) return
    const fields = brokenRules({ ...entry, ...words }, locale)
    if (Object.keys(fields).length > 0) throw new AppError('post_breaks_rules', { fields })
  })
}

export const moveEntry = (deps: Timed, actor: Actor, locale: Locale, place: Place, day: string) =>
  write(deps, actor, locale, place, { day }, ({ month, year }) => {
    if (!day.startsWith(`${year}-${String(month).padStart(2, '0')}-`))
      throw new AppError('invalid_input', { fields: { day: otherMonth } })
  })
