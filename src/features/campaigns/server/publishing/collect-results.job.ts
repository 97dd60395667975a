import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { collectDue } from './collect-results.ts'

/** Runs by the clock, and a few seconds after posts went out (see results-wake.ts). */
export const collectResults = defineJob({
  name: 'campaigns.collect-results',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '* * * * *',
  run: async (_payload, deps) => {
    await collectDue(deps)
    return done
  },
})
