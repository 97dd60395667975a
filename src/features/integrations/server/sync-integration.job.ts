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
import { storePage } from './store-page.ts'

/** Changes during the last sync may have been missed, and a provider's clock may be off. */
const OVERLAP_SECONDS = 3600
/** After this others get a turn; it continues at the cursor. */
const TURN_SECONDS = 60
const PAUSE_SECONDS = 60
/** An unreachable provider is retried after a minute, then with growing delays, and given up after this long. */
const LONGEST_PAUSE_SECONDS = 1800
const PATIENCE_SECONDS = 6 * 3600

type Place = { workspaceId: WorkspaceId; syncId: string }

/**
 * Imports products, then sales, page by page. A page and the next cursor are written together, so that another run can
 * continue after a kill at any moment.
 */
export const syncIntegration = defineJob({
  // Waiting jobs in the queue have this name.
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
      const result = await importPage(deps, place)
      if (result) return result
      if (deps.clock.now() > until) return { status: 'again', after: deps.clock.now() }
    }
  },
})

/** Imports one page; answers the result if the job should end. */
async function importPage(deps: Deps, { workspaceId, syncId }: Place): Promise<JobResult | null> {
  const run = await repository.findRun(deps.db, workspaceId, syncId)
  // An early run leaves it to the one on time.
  if (!run || (run.sync.retryAt && run.sync.retryAt > deps.clock.now())) return done
  try {
    const page = await askForPage(deps, run)
    // A provider that returns the current cursor would cause an endless loop.
    if (page.next !== null && page.next === run.sync.cursor) throw new PosFailure('unexpected_answer')
    await storePage(deps, run, page)
    return null
  } catch (error) {
    const code = codeOf(error)
    const after = nextRetryAt(error, run, deps.clock.now())
    if (after) {
      await waitForProvider(deps, run, code, after)
      return { status: 'again', after }
    }
    if (code === 'internal') deps.log.error({ err: error, sync: syncId }, 'a sync failed')
    return (await failSync(deps, run, code)) ? done : null
  }
}

/** When to retry; null if waiting does not help, or no longer. */
function nextRetryAt(error: unknown, { sync }: repository.RunningSync, now: Date): Date | null {
  if (!(error instanceof PosFailure)) return null
  if (error.problem === 'rate_limited') return error.retryAt ?? addSeconds(now, PAUSE_SECONDS)
  const waited = differenceInSeconds(now, sync.startedAt)
  if (error.problem !== 'unreachable' || waited > PATIENCE_SECONDS) return null
  return addSeconds(now, Math.min(Math.max(waited, PAUSE_SECONDS), LONGEST_PAUSE_SECONDS))
}

async function askForPage(
  deps: Deps,
  { sync, integration }: repository.RunningSync,
): Promise<PosPage<PosProduct> | PosPage<PosSale>> {
  const pos = openPosAdapter(deps, integration)
  if (sync.stage === 'products') return pos.products(sync.cursor)
  const { syncedUntil } = integration
  return pos.sales(sync.cursor, syncedUntil && addSeconds(syncedUntil, -OVERLAP_SECONDS))
}
