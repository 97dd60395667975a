import * as z from 'zod'
import { findAccount } from '#features/social-accounts/index.server.ts'
import { AppError } from '#platform/errors.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listWatched } from './message-templates.repository.ts'
import { sync } from './message-templates.service.ts'

const ACCOUNTS_AT_ONCE = 500

/** One job per account: a network that hangs delays no other. */
export const syncTemplates = defineJob({
  name: 'message-templates.sync',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    accountId: z.uuid(),
  }),
  maxAttempts: 1,
  atOnce: 2,
  run: async ({ workspaceId, accountId }, deps) => {
    const row = await findAccount(deps.db, workspaceId, accountId)
    if (!row) return done
    try {
      await sync(deps, row)
    } catch (err) {
      // The next one is in a quarter of an hour.
      if (!(err instanceof AppError)) throw err
      deps.log.info({ code: err.code, account: accountId }, 'templates could not be read')
    }
    return done
  },
})

/** Reviews take from a minute to a day; an approved text may be paused at any time. */
export const syncWaitingTemplates = defineJob({
  name: 'message-templates.sync-waiting',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '*/15 * * * *',
  run: async (_payload, { db, queue }) => {
    for (const account of await listWatched(db, ACCOUNTS_AT_ONCE))
      await queue.enqueue(db, syncTemplates, account, { once: account.accountId })
    return done
  },
})
