import { subMinutes } from 'date-fns/subMinutes'
import { errorText, storedErrorCode } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { ContentPlan } from '../planner.contract.ts'
import type { PlanRow } from './content-plans.repository.ts'
import * as entriesRepository from './plan-entries.repository.ts'

/** The reader's workspace, language and time. */
export type Reader = {
  actor: Pick<Actor, 'workspaceId' | 'timeZone'>
  locale: Locale
  now: Date
}

const SILENCE_MINUTES = 15

/** A writer without progress since then has died, however often it was tried. */
export const silentSince = (now: Date) => subMinutes(now, SILENCE_MINUTES)

type Generation = Pick<ContentPlan, 'generation' | 'failure'>

function generationOf({ generation, error, updatedAt }: PlanRow, { locale, now }: Reader): Generation {
  const isDead = (generation === 'waiting' || generation === 'running') && updatedAt < silentSince(now)
  if (!isDead && generation !== 'failed') return { generation, failure: null }
  const code = error === null ? 'internal' : storedErrorCode(error)
  return { generation: 'failed', failure: errorText(code, locale) }
}

function toPlan(row: PlanRow, rows: entriesRepository.EntryRow[], reader: Reader): ContentPlan {
  const posts = rows.map((entry) => ({
    ...entry,
    canUndoRewrite: entry.replaced !== null,
    scheduledFor: instantAt(reader.actor.timeZone, entry.day, entry.time).toISOString(),
  }))
  return {
    ...row,
    ...generationOf(row, reader),
    createdAt: row.createdAt.toISOString(),
    posts,
    insights: { posts, insights: row.insights },
  }
}

/** Plans as answered, with their posts. */
export async function showPlans(db: Db, rows: PlanRow[], reader: Reader): Promise<ContentPlan[]> {
  if (rows.length === 0) return []
  const entries = await entriesRepository.listOf(
    db,
    reader.actor.workspaceId,
    rows.map(({ id }) => id),
  )
  const byPlan = Map.groupBy(entries, ({ planId }) => planId)
  return rows.map((row) => toPlan(row, byPlan.get(row.id) ?? [], reader))
}

export async function showPlan(db: Db, row: PlanRow, reader: Reader): Promise<ContentPlan> {
  const [shown] = await showPlans(db, [row], reader)
  if (!shown) throw new Error('The plan is not shown.')
  return shown
}
