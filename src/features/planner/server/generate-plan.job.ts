import * as z from 'zod'
import { recordActivity } from '#core/activity/index.server.ts'
import { notify } from '#core/notifications/index.server.ts'
import { openWriter } from '#features/writing/index.server.ts'
import { AppError } from '#platform/errors.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { WrittenBy, WrittenPlan } from '#writer/writer.ts'
import * as repository from './content-plans.repository.ts'
import { planBrief } from './plan-brief.ts'
import * as entriesRepository from './plan-entries.repository.ts'
import { announceChange, linkTo } from './planner.service.ts'
import { reportProgress } from './report-progress.ts'

type PlanRow = repository.PlanRow

/**
 * Writes a requested plan. Everything is stored at the end, so that an interrupted run starts over and no day is
 * doubled.
 */
export const generatePlan = defineJob({
  name: 'planner.generate-plan',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    planId: z.uuid(),
  }),
  maxAttempts: 3,
  atOnce: 4,
  expiresAfterSeconds: 600,
  run: async ({ workspaceId, planId }, deps) => {
    const plan = await begin(deps, workspaceId, planId)
    if (!plan) return done
    try {
      const { by, written } = await write(deps, plan)
      await keep(deps, plan, by, written)
    } catch (error) {
      await fail(deps, plan, error)
    }
    return done
  },
})

const begin = ({ db, clock }: Deps, workspaceId: WorkspaceId, planId: string): Promise<PlanRow | null> =>
  db.transaction(async (db) => {
    const row = await repository.lock(db, workspaceId, planId)
    if (!row || row.generation === 'done' || row.generation === 'failed') return null
    await announceChange(db, { workspaceId })
    return repository.update(db, workspaceId, planId, {
      generation: 'running',
      progress: 0,
      updatedAt: clock.now(),
    })
  })

async function write(deps: Deps, plan: PlanRow): Promise<{ by: WrittenBy; written: WrittenPlan }> {
  const writer = await openWriter(deps, plan.workspaceId)
  const progress = reportProgress(deps, plan)
  const written = await writer.writePlan(await planBrief(deps, plan), progress.onDay)
  await progress.isWritten()
  return { by: writer.by, written }
}

const keep = ({ db, clock }: Deps, plan: PlanRow, by: WrittenBy, written: WrittenPlan): Promise<void> =>
  db.transaction(async (db) => {
    const { workspaceId, id } = plan
    const held = await repository.lock(db, workspaceId, id)
    // Deleted meanwhile, or written by a run that was thought dead.
    if (!held || held.generation === 'done') return
    const now = clock.now()
    await entriesRepository.removeOf(db, workspaceId, id)
    await entriesRepository.insertMany(
      db,
      workspaceId,
      written.entries.map((entry) => ({
        ...entry,
        // The built-in writer stepped in for the model.
        writtenBy: written.fallbacks?.includes(entry.day) ? ('built-in' as const) : null,
        planId: id,
        createdAt: now,
        updatedAt: now,
      })),
    )
    const { title } = await repository.update(db, workspaceId, id, {
      title: written.title || plan.title,
      description: written.description,
      insights: written.insights,
      writtenBy: by.kind,
      writtenModel: by.kind === 'ai' ? by.model : null,
      generation: 'done',
      progress: 100,
      error: null,
      updatedAt: now,
    })
    const doer = { workspaceId, ...(plan.createdBy && { userId: plan.createdBy }) }
    await recordActivity(db, doer, { kind: 'plan_generated', values: { title }, link: linkTo(id), at: now })
    if (plan.createdBy)
      await notify(db, workspaceId, [plan.createdBy], {
        type: 'plan_ready',
        values: { title },
        link: linkTo(id),
      })
    await announceChange(db, doer)
  })

/** The reason is stored for the person, who decides whether to retry. */
const fail = ({ db, clock, log }: Deps, plan: PlanRow, error: unknown): Promise<void> =>
  db.transaction(async (db) => {
    const { workspaceId, id, title } = plan
    const held = await repository.lock(db, workspaceId, id)
    if (!held || held.generation === 'done') return
    const code = error instanceof AppError ? error.code : 'internal'
    if (code === 'internal') log.error({ err: error, plan: id }, 'a content plan could not be written')
    await repository.update(db, workspaceId, id, {
      generation: 'failed',
      error: code,
      updatedAt: clock.now(),
    })
    if (plan.createdBy)
      await notify(db, workspaceId, [plan.createdBy], {
        type: 'plan_failed',
        values: { title },
        link: linkTo(id),
      })
    await announceChange(db, { workspaceId })
  })
