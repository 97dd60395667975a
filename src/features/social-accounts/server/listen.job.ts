import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { listenFor } from './listen.ts'
import { listListenDue } from './social-accounts.repository.ts'

const AT_ONCE = 200

/** Asks networks to deliver what happens to accounts: right after these were connected, and once a day. */
export const listenToAccounts = defineJob({
  name: 'social-accounts.listen',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '27 * * * *',
  run: async (_payload, deps) => {
    for (const account of await listListenDue(deps.db, deps.clock.now(), AT_ONCE))
      await listenFor(deps, account)
    return done
  },
})
