import * as z from 'zod'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './workspace-settings.repository.ts'

/** A slice blocks writes of the shop's sales and messages for a fraction of a second. */
const SLICE_ROWS = 2_000
const RUN_MS = 45_000
const ANNOUNCE_MS = 1_000

/**
 * Recounts the figures of shops that changed their time zone, one slice of each in turn. The position is stored in the
 * shop's row, so the next run continues a killed one; cron starts one every minute.
 */
export const recountFigures = defineJob({
  name: 'settings.recount-figures',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '* * * * *',
  run: async (_payload, deps) => {
    const until = performance.now() + RUN_MS
    const announcedAt = new Map<WorkspaceId, number>()
    let shops = await repository.listRecounting(deps.db)
    while (shops.length > 0 && performance.now() < until) {
      const left: WorkspaceId[] = []
      for (const shop of shops) if (!(await recountNext(deps, shop, announcedAt))) left.push(shop)
      shops = left
    }
    return shops.length > 0 ? { status: 'again', after: deps.clock.now() } : done
  },
})

async function recountNext({ db }: Deps, workspaceId: WorkspaceId, announcedAt: Map<WorkspaceId, number>) {
  const isDone = await repository.recountSlice(db, workspaceId, SLICE_ROWS)
  const now = performance.now()
  if (isDone) await announce(db, { workspaceId }, 'everything')
  else if (now - (announcedAt.get(workspaceId) ?? 0) > ANNOUNCE_MS) {
    announcedAt.set(workspaceId, now)
    await announce(db, { workspaceId }, 'workspace')
  }
  return isDone
}
