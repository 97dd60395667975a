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

/** Tells the owners of each workspace, once for each invoice, on the first hour of the day after it was due. */
export const notifyOverdue = defineJob({
  name: 'invoices.notify-overdue',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '4 * * * *',
  run: async (_payload, deps) => {
    // Nowhere on earth is it later than this; each workspace's own day decides below.
    const latestDay = dayIn('UTC', addDays(deps.clock.now(), 1))
    for (const workspace of await repository.listWorkspacesDueBefore(deps.db, latestDay)) {
      let told: number
      do told = await notifyBatch(deps, workspace)
      while (told === BATCH)
    }
    return done
  },
})

/** Marked in the transaction that tells of them; a second worker passes over what this one holds. */
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
