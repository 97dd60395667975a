import { addSeconds } from 'date-fns/addSeconds'
import * as z from 'zod'
import { done, type JobResult } from '#platform/job.ts'
import { PosFailure, type PosPage, type PosProduct, type PosSale } from '#pos/pos.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { failSync, waitForTill } from './end-sync.ts'
import * as repository from './integrations.repository.ts'
import { type Brings, keepPage } from './keep-page.ts'
import { codeOf, openTill } from './till.ts'

/** What was changed while the last sync ran may have been missed by it; a provider's clock may be off, too. */
const OVERLAP_SECONDS = 3600
/** Then others have their turn; it goes on at the cursor. */
const TURN_SECONDS = 60
const PAUSE_SECONDS = 60

type Place = { workspaceId: WorkspaceId; syncId: string }

/**
 * Brings products and then sales, page by page. A page and the place of the next one are written together, so whoever is killed
 * at any moment leaves behind what another one goes on with.
 */
export const syncTill = defineJob({
  name: 'integrations.sync-till',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    syncId: z.uuid(),
  }),
  maxAttempts: 10,
  atOnce: 2,
  expiresAfterSeconds: 5 * TURN_SECONDS,
  run: async (place, deps) => {
    const until = addSeconds(deps.clock.now(), TURN_SECONDS)
    for (;;) {
      const result = await bringPage(deps, place)
      if (result) return result
      if (deps.clock.now() > until) return { status: 'again', after: deps.clock.now() }
    }
  },
})

/** One page; answers what to do next when that is not the next page. */
async function bringPage(deps: Deps, { workspaceId, syncId }: Place): Promise<JobResult | null> {
  const run = await repository.findRun(deps.db, workspaceId, syncId)
  if (!run) return done
  try {
    const page = await askForPage(deps, run)
    // A provider that sends us back to where we are would keep us there for ever.
    if (page.next !== null && page.next === run.sync.cursor) throw new PosFailure('unexpected_answer')
    await keepPage(deps, run, page)
    return null
  } catch (error) {
    if (error instanceof PosFailure && error.problem === 'rate_limited') {
      const after = error.retryAt ?? addSeconds(deps.clock.now(), PAUSE_SECONDS)
      await waitForTill(deps, run)
      return { status: 'again', after }
    }
    const code = codeOf(error)
    if (code === 'internal') deps.log.error({ err: error, sync: syncId }, 'a sync failed')
    await failSync(deps, run, code)
    return done
  }
}

async function askForPage(
  deps: Deps,
  { sync, integration }: Brings,
): Promise<PosPage<PosProduct> | PosPage<PosSale>> {
  const till = openTill(deps, integration)
  if (sync.stage === 'products') return till.products(sync.cursor)
  const { syncedUntil } = integration
  return till.sales(sync.cursor, syncedUntil && addSeconds(syncedUntil, -OVERLAP_SECONDS))
}
