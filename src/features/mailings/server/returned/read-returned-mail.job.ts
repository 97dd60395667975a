import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { readReturned } from './read-returned-mail.ts'
import { listDue } from './returned-mail.repository.ts'

/** One job per workspace: a mail server that hangs delays no other workspace. */
export const readReturnedMail = defineJob({
  name: 'mailings.read-returned-mail',
  payload: z.object({ workspaceId: z.uuid().transform((id) => id as WorkspaceId) }),
  maxAttempts: 3,
  atOnce: 2,
  expiresAfterSeconds: 300,
  run: async ({ workspaceId }, deps) => {
    await readReturned(deps, workspaceId)
    return done
  },
})

export const readAllReturnedMail = defineJob({
  name: 'mailings.read-all-returned-mail',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '*/15 * * * *',
  run: async (_payload, { db, queue, clock }) => {
    for (const workspaceId of await listDue(db, clock.now()))
      await queue.enqueue(db, readReturnedMail, { workspaceId }, { once: workspaceId })
    return done
  },
})
