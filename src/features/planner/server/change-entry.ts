import { describeProblem } from '#connectors/social/checks/problem-words.ts'
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

export type Place = { id: string; postId: string }
type Timed = Pick<Deps, 'db' | 'clock'>

const otherMonth = ruleText(plannerRules, 'otherMonth')

/** Messages of broken text rules; the first of a field wins. */
export function brokenRules(entry: Parameters<typeof checkEntry>[0], locale: Locale): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const problem of checkEntry(entry)) fields[problem.field] ??= describeProblem(problem, locale)
  return fields
}

/** What to change; null leaves everything as it is. */
type Decide = (
  db: Db,
  plan: repository.PlanRow,
  entry: entriesRepository.EntryRow,
) => entriesRepository.EntryChanges | null | Promise<entriesRepository.EntryChanges | null>

/**
 * Changes a post of a plan. A scheduled one is edited on the calendar; a change of an approved plan needs a new
 * approval. A deleted post can only be restored.
 */
export const writeEntry = (
  { db, clock }: Timed,
  actor: Actor,
  locale: Locale,
  { id, postId }: Place,
  decide: Decide,
  { takesDeleted = false }: { takesDeleted?: boolean } = {},
): Promise<ContentPlan> =>
  db.transaction(async (db: Db) => {
    const { workspaceId } = actor
    const plan = await lockWrittenPlan(db, actor, id)
    const entry = await entriesRepository.find(db, workspaceId, id, postId)
    if (!entry || (entry.deletedAt && !takesDeleted)) throw notFound()
    if (entry.campaignId) throw new AppError('post_on_calendar')
    const now = clock.now()
    const reader = { actor, locale, now }
    const changes = await decide(db, plan, entry)
    if (!changes || Object.keys(changes).length === 0) return showPlan(db, plan, reader)
    await entriesRepository.update(db, workspaceId, postId, { ...changes, updatedAt: now })
    const changed = await repository.update(db, workspaceId, id, {
      status: plan.status === 'approved' ? 'draft' : plan.status,
      updatedAt: now,
    })
    await announceChange(db, actor)
    return showPlan(db, changed, reader)
  })

/** Only the sent fields that differ; a text of a person has no writer and nothing to undo. */
function changesOf(
  wanted: PlanEntryChanges,
  entry: entriesRepository.EntryRow,
): entriesRepository.EntryChanges {
  const { time, platform, title, text, isSkipped } = wanted
  const isReworded =
    (title !== undefined && title !== entry.title) || (text !== undefined && text !== entry.text)
  return {
    ...(time !== undefined && { time }),
    ...(platform !== undefined && { platform }),
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
    ...(isSkipped !== undefined && isSkipped !== entry.isSkipped && { isSkipped }),
    ...(isReworded && { writtenBy: 'person', writtenModel: null, replaced: null }),
  }
}

export const changeEntry = (
  deps: Timed,
  actor: Actor,
  locale: Locale,
  place: Place,
  wanted: PlanEntryChanges,
) =>
  writeEntry(deps, actor, locale, place, (_db, _plan, entry) => {
    const { platform, title, text } = wanted
    const changes = changesOf(wanted, entry)
    if (platform === undefined && title === undefined && text === undefined) return changes
    const fields = brokenRules({ ...entry, ...changes }, locale)
    if (Object.keys(fields).length > 0) throw new AppError('post_breaks_rules', { fields })
    return changes
  })

export const moveEntry = (
  deps: Timed,
  actor: Actor,
  locale: Locale,
  place: Place,
  { day, time }: { day: string; time?: string | undefined },
) =>
  writeEntry(deps, actor, locale, place, (_db, { month, year }) => {
    if (!day.startsWith(`${year}-${String(month).padStart(2, '0')}-`))
      throw new AppError('invalid_input', { fields: { day: otherMonth } })
    return { day, ...(time !== undefined && { time }) }
  })
