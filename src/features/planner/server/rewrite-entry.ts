import { randomInt } from 'node:crypto'
import { openWriter } from '#features/writing/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { type Place, writeEntry } from './change-entry.ts'
import * as repository from './content-plans.repository.ts'
import { planBrief } from './plan-brief.ts'
import * as entriesRepository from './plan-entries.repository.ts'

const SEEDS = 1_000_000

/**
 * Another text for the same day, occasion and product. It is written without a lock, because a model takes its time: a
 * post that was changed meanwhile, by a second click or another tab, stays as it is.
 */
export async function rewriteEntry(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  place: Place,
  { writer: forced }: { writer?: 'built-in' | undefined },
): Promise<ContentPlan> {
  const { db } = deps
  const { workspaceId } = actor
  const plan = await repository.find(db, workspaceId, place.id)
  const posts = plan ? await entriesRepository.listOf(db, workspaceId, [plan.id]) : []
  const entry = posts.find(({ id }) => id === place.postId)
  if (!plan || !entry) throw notFound()
  if (entry.campaignId) throw new AppError('post_on_calendar')
  const writer = await openWriter(deps, workspaceId, { builtIn: forced === 'built-in' })
  const written = await writer.rewriteDay({
    plan: await planBrief(deps, plan),
    entry,
    others: posts.filter(({ id }) => id !== entry.id),
    seed: randomInt(SEEDS),
  })
  if (!written) throw new AppError('post_no_other_text')
  const { post, by } = written
  return writeEntry(deps, actor, locale, place, (_db, _plan, now) => {
    if (now.text !== entry.text || now.title !== entry.title || now.platform !== entry.platform) return null
    const { title, text, writtenBy, writtenModel } = now
    return {
      ...post,
      writtenBy: by.kind,
      writtenModel: by.kind === 'ai' ? by.model : null,
      replaced: { title, text, writtenBy, writtenModel },
    }
  })
}

/** A second click finds nothing to undo. */
export const undoRewrite = (deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, locale: Locale, place: Place) =>
  writeEntry(
    deps,
    actor,
    locale,
    place,
    (_db, _plan, { replaced }) => replaced && { ...replaced, replaced: null },
  )
