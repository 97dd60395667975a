import { addDays } from 'date-fns/addDays'
import { z } from 'zod'
import { notifyOwners } from '#core/notifications/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import * as repository from './invoices.repository.ts'

const BATCH = 100

/** Notifies the owners once per invoice, in the first hour of the day after it was due. */
export const notifyOverdue = defineJob({
  name: 'invoices.notify-overdue',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '4 * * * *',
  run: async (_payload, deps) => {
    // The latest day anywhere on earth; each workspace's own day decides below.
    const latestDay = dayIn('UTC', addDays(deps.clock.now(), 1))
    for (const workspace of await repository.listWorkspacesDueBefore(deps.db, latestDay)) {
      let count: number
      do count = await notifyBatch(deps, workspace)
      while (count === BATCH)
    }
    return done
  },
})

/** Marked in the transaction that notifies; a second worker skips locked rows. */
const notifyBatch = (
  { db, clock }: Deps,
  { workspaceId, timeZone }: repository.DueWorkspace,
): Promise<number> =>
  db.transaction(async (db) => {
    const now = clock.now()
    const late = await repository.takeUnannounced(db, workspaceId, dayIn(timeZone, now), BATCH)
    for (const { number, customer, due } of late) {
      await notifyOwners(db, workspaceId, {
        type: 'invoice_overdue',
        values: { number, customer, due },
        link: '/customers',
      })
    }
    await repository.markAnnounced(
      db,
      workspaceId,
      late.map(({ id }) => id),
      now,
    )
    if (late.length > 0) await announce(db, { workspaceId }, 'invoices')
    return late.length
  })
