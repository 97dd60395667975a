import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { SILENCE_SECONDS } from './begin-creation.ts'
import { createCampaign } from './create-campaign.job.ts'
import * as repository from './creations.repository.ts'

/** Takes over from killed workers. The queue would only notice when the job expires, and people are waiting. */
export const resumeCreations = defineJob({
  name: 'creator.resume-creations',
  payload: z.object({}),
  maxAttempts: 1,
  cron: '* * * * *',
  run: async (_payload, { db, queue }) => {
    for (const { id, workspaceId } of await repository.listAbandoned(db, SILENCE_SECONDS))
      await queue.enqueue(db, createCampaign, { workspaceId, creationId: id })
    return done
  },
})
