import { addSeconds } from 'date-fns/addSeconds'
import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import * as z from 'zod'
import { PosFailure, type PosPage, type PosProduct, type PosSale } from '#connectors/pos/pos.ts'
import { done, type JobResult } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { failSync, waitForProvider } from './end-sync.ts'
import { codeOf, openPosAdapter } from './integration-keys.ts'
import * as repository from './integrations.repository.ts'
import { type Brings, keepPage } from './keep-page.ts'

/** What was changed while the last sync ran may have been missed by it; a provider's clock may be off, too. */
const OVERLAP_SECONDS = 3600
/** Then others have their turn; it goes on at the cursor. */
const TURN_SECONDS = 60
const PAUSE_SECONDS = 60
/** A provider that is down is asked again after a minute, then ever less often, and given up after so long. */
const LONGEST_PAUSE_SECONDS = 1800
const PATIENCE_SECONDS = 6 * 3600

type Place = { workspaceId: WorkspaceId; syncId: string }

/**
 * Brings products and then sales, page by page. A page and the place of the next one are written together, so whoever is killed
 * at any moment leaves behind what another one goes on with.
 */
export const syncIntegration = defineJob({
  // Jobs that wait in the queue carry this name.
  name: 'integrations.sync-till',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    syncId: z.uuid(),
  }),
  maxAttempts: 10,
  atOnce: 4,
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
  // Who comes too early leaves it to whoever comes in time.
  if (!run || (run.sync.retryAt && run.sync.retryAt > deps.clock.now())) return done
  try {
    const page = await askForPage(deps, run)
    // A provider that sends us back to where we are would keep us there for ever.
    if (page.next !== null && page.next === run.sync.cursor) throw new PosFailure('unexpected_answer')
    await keepPage(deps, run, page)
    return null
  } catch (error) {
    const code = codeOf(error)
    const after = whenAgain(error, run, deps.clock.now())
    if (after) {
      await waitForProvider(deps, run, code, after)
      return { status: 'again', after }
    }
    if (code === 'internal') deps.log.error({ err: error, sync: syncId }, 'a sync failed')
    return (await failSync(deps, run, code)) ? done : null
  }
}

/** Null for what waiting does not help, or no longer. */
function whenAgain(error: unknown, { sync }: Brings, now: Date): Date | null {
  if (!(error instanceof PosFailure)) return null
  if (error.problem === 'rate_limited') return error.retryAt ?? addSeconds(now, PAUSE_SECONDS)
  const waited = differenceInSeconds(now, sync.startedAt)
  if (error.problem !== 'unreachable' || waited > PATIENCE_SECONDS) return null
  return addSeconds(now, Math.min(Math.max(waited, PAUSE_SECONDS), LONGEST_PAUSE_SECONDS))
}

async function askForPage(
  deps: Deps,
  { sync, integration }: Brings,
): Promise<PosPage<PosProduct> | PosPage<PosSale>> {
  const pos = openPosAdapter(deps, integration)
  if (sync.stage === 'products') return pos.products(sync.cursor)
  const { syncedUntil } = integration
  return pos.sales(sync.cursor, syncedUntil && addSeconds(syncedUntil, -OVERLAP_SECONDS))
}
