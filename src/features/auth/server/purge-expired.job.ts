import * as z from 'zod'
import { done } from '#platform/job.ts'
import { sweepKeys } from '#server/http/idempotency-keys.repository.ts'
import { sweepAttempts } from '#server/http/rate-limit.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import * as repository from './auth.repository.ts'

export const purgeExpired = defineJob({
  name: 'auth.purge-expired',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '17 3 * * *',
  run: async (_payload, { db, clock }) => {
    await repository.deleteExpired(db, clock.now())
    await sweepAttempts(db, clock.now())
    await sweepKeys(db, clock.now())
    return done
  },
})
