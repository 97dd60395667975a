import { subHours } from 'date-fns/subHours'
import * as z from 'zod'
import { done } from '#platform/job.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { beginSync } from './begin-sync.ts'
import * as repository from './integrations.repository.ts'
import { syncIntegration } from './sync-integration.job.ts'

/** In the shop's zone. */
const night = { from: 2, to: 5 }
const REST_HOURS = 12
const LOST_AFTER_HOURS = 1

/** Each active integration once a night; also continues syncs whose job was lost. */
export const syncAtNight = defineJob({
  name: 'integrations.sync-at-night',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '17 * * * *',
  run: async (_payload, deps) => {
    const now = deps.clock.now()
    for (const { id, workspaceId } of await repository.listUnended(deps.db, subHours(now, LOST_AFTER_HOURS)))
      await deps.queue.enqueue(deps.db, syncIntegration, { workspaceId, syncId: id }, { once: id })
    for (const { id, workspaceId } of await repository.listDue(
      deps.db,
      now,
      night,
      subHours(now, REST_HOURS),
    ))
      await deps.db.transaction(async (db) => {
        await beginSync(deps, db, workspaceId, id)
        await announce(db, { workspaceId, clientId: undefined }, 'integrations')
      })
    return done
  },
})
