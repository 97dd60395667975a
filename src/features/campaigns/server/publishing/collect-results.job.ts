import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { collectAll } from './collect-results.ts'

export const collectResults = defineJob({
  name: 'campaigns.collect-results',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '*/10 * * * *',
  run: async (_payload, deps) => {
    await collectAll(deps)
    return done
  },
})
