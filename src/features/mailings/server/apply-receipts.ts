import type { Receipt } from '#connectors/social/incoming.ts'
import { withdrawConsent } from '#features/customers/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { problemsBecause } from './mailing-outbox.ts'
import * as receipts from './receipts.repository.ts'

type Timed = Pick<Deps, 'db' | 'clock'>

async function applyFailure(
  { db, clock }: Timed,
  workspaceId: WorkspaceId,
  { id, address, deliveredAt }: receipts.KnownDelivery,
  { because, answer }: Extract<Receipt, { state: 'failed' }>,
): Promise<void> {
  // What arrived once does not fail afterwards.
  if (deliveredAt) return
  const problem = because ? problemsBecause[because] : 'refused'
  await receipts.fail(db, workspaceId, id, { problem, answer: answer || null })
  if (because === 'opted_out') await withdrawConsent({ db, clock }, { workspaceId, address })
}

/**
 * What became of messages to phones, as the network told it later, in any order and perhaps more than once. A message
 * whose answer was lost counts as sent as soon as the network speaks of it.
 */
export async function applyReceipts(
  { db, clock }: Timed,
  workspaceId: WorkspaceId,
  given: readonly Receipt[],
): Promise<void> {
  if (given.length === 0) return
  await db.transaction(async (db) => {
    const found = await receipts.lockFor(db, workspaceId, given)
    for (const receipt of given) {
      const known = found.find(
        ({ id, remoteId }) => id === receipt.reference || remoteId === receipt.remoteId,
      )
      if (!known) continue
      if (receipt.state === 'failed') await applyFailure({ db, clock }, workspaceId, known, receipt)
      else await receipts.confirm(db, workspaceId, known.id, receipt)
    }
    if (found.length > 0) await announce(db, { workspaceId }, 'mailings')
  })
}
