import { addSeconds } from 'date-fns/addSeconds'
import * as z from 'zod'
import { AppError, type ErrorCode } from '#platform/errors.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { beginCreation, type CreationPlace, SILENCE_SECONDS } from './begin-creation.ts'
import { tools } from './creation-tools.ts'
import * as repository from './creations.repository.ts'
import { failCreation, finishCreation, releaseRun } from './end-creation.ts'
import { reportStep } from './report-step.ts'
import { writeDraft } from './write-draft.ts'

/** Including killed runs: a creation that crashes the process must not do so forever. */
const MAX_RUNS = 5
const SIGN_OF_LIFE_MS = 15_000

/**
 * From the idea to a draft with pictures. Killed at any moment, the next run continues: texts are written once, because
 * draft and creation are saved in one transaction, and only posts without a picture get one.
 */
export const createCampaign = defineJob({
  name: 'creator.create-campaign',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    creationId: z.uuid(),
  }),
  maxAttempts: MAX_RUNS,
  atOnce: 4,
  run: async (place, deps) => {
    const begun = await beginCreation(deps.db, place)
    if (begun === 'ended') return done
    if (begun === 'at work') return { status: 'again', after: addSeconds(deps.clock.now(), SILENCE_SECONDS) }
    const stopSigns = sendHeartbeats(deps, place)
    try {
      if (begun.input.runs > MAX_RUNS) throw new Error('Every run was cut short.')
      await work(deps, place, begun)
    } catch (error) {
      await giveUpOrRetry(deps, place, begun.input.runs, error)
    } finally {
      stopSigns()
    }
    return done
  },
})

async function work(deps: Deps, place: CreationPlace, begun: repository.CreationRow): Promise<void> {
  const { campaignId, picture } = await writeDraft(deps, place, begun)
  await tools.drawCampaignMedia(deps, place.workspaceId, campaignId, picture, (platform) =>
    reportStep(deps.db, place, platform, 'done'),
  )
  await finishCreation(deps.db, place)
}

/** A refusal is permanent; any other error may be temporary, and is retried a few times. */
async function giveUpOrRetry(deps: Deps, place: CreationPlace, runs: number, error: unknown): Promise<void> {
  const code: ErrorCode = error instanceof AppError ? error.code : 'internal'
  if (code === 'internal' && runs < MAX_RUNS) {
    await releaseRun(deps.db, place, runs)
    throw error
  }
  if (code === 'internal')
    deps.log.error({ err: error, creation: place.creationId }, 'a creation failed for good')
  await failCreation(deps.db, place, runs, code)
}

function sendHeartbeats({ db, log }: Deps, { workspaceId, creationId }: CreationPlace): () => void {
  const timer = setInterval(() => {
    repository
      .touch(db, workspaceId, creationId)
      .catch((err: unknown) => log.warn({ err }, 'a creation could not give a sign of life'))
  }, SIGN_OF_LIFE_MS)
  return () => clearInterval(timer)
}
