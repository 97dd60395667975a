import { notify } from '#core/notifications/index.server.ts'
import { getCampaign } from '#features/campaigns/index.server.ts'
import type { ErrorCode } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { CreationProgress, CreationStep } from '../creator.contract.ts'
import type { CreationPlace } from './begin-creation.ts'
import * as repository from './creations.repository.ts'

const linkTo = (creationId: string) => `/waterfall?creation=${creationId}`

const allAt = (progress: CreationProgress, step: CreationStep, but?: CreationStep): CreationProgress =>
  Object.fromEntries(
    Object.entries(progress).map(([platform, at]) => [platform, at === but ? at : step]),
  ) as CreationProgress

export const finishCreation = (db: Db, { workspaceId, creationId }: CreationPlace): Promise<void> =>
  db.transaction(async (db) => {
    const row = await repository.lock(db, workspaceId, creationId)
    if (row?.status !== 'running') return
    const progress = allAt(row.progress, 'done')
    await repository.update(db, workspaceId, creationId, { status: 'done', progress })
    await announce(db, { workspaceId }, 'creations')
    const campaign = row.campaignId ? await getCampaign(db, { workspaceId }, row.campaignId) : null
    if (row.createdBy && campaign)
      await notify(db, workspaceId, [row.createdBy], {
        type: 'creation_done',
        values: { title: campaign.title },
        link: linkTo(creationId),
      })
  })

/** The creation, if this run still owns it: a worker that was thought dead may come back late. */
async function lockRun(db: Db, { workspaceId, creationId }: CreationPlace, runs: number) {
  const row = await repository.lock(db, workspaceId, creationId)
  return row?.status === 'running' && row.input.runs === runs ? row : null
}

/** Releases it for the next run. */
export const releaseRun = (db: Db, place: CreationPlace, runs: number): Promise<void> =>
  db.transaction(async (db) => {
    if (!(await lockRun(db, place, runs))) return
    await repository.update(db, place.workspaceId, place.creationId, { status: 'waiting' })
  })

export const failCreation = (db: Db, place: CreationPlace, runs: number, error: ErrorCode): Promise<void> =>
  db.transaction(async (db) => {
    const { workspaceId, creationId } = place
    const row = await lockRun(db, place, runs)
    if (!row) return
    const progress = allAt(row.progress, 'failed', 'done')
    await repository.update(db, workspaceId, creationId, { status: 'failed', error, progress })
    await announce(db, { workspaceId }, 'creations')
    if (row.createdBy)
      await notify(db, workspaceId, [row.createdBy], { type: 'creation_failed', link: linkTo(creationId) })
  })
