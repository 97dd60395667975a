import type { IncomingMessage, Receipt } from '#connectors/social/incoming.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { applyReceipts } from '#features/mailings/index.server.ts'
import { type AccountRow, findAccount } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { announceInbox } from './announce-inbox.ts'
import * as deliveries from './deliveries.repository.ts'
import { type Arrival, ingestMessages } from './ingest-messages.ts'
import { applyReplyReceipts } from './reply-receipts.ts'

type Read =
  | { delivery: deliveries.ClaimedDelivery; messages: IncomingMessage[]; receipts: Receipt[] }
  | { problem: string }

function readOne(deps: Deps, account: AccountRow | null, delivery: deliveries.ClaimedDelivery): Read {
  const incoming = account && adapterFor(account.adapter, deps).incoming
  if (!incoming) return { problem: 'Nobody can read what this account gets.' }
  const read = incoming.read(delivery.body, account.remoteId)
  return 'problem' in read ? read : { delivery, receipts: [], ...read }
}

const groupsOf = (claimed: deliveries.ClaimedDelivery[], key: 'workspaceId' | 'accountId') =>
  [...Map.groupBy(claimed, (each) => each[key])].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, of]) => of)

/** Deliveries of one account. One that cannot be parsed stores its problem for investigation. */
async function ofAccount(deps: Deps, workspaceId: WorkspaceId, claimed: deliveries.ClaimedDelivery[]) {
  const { db, clock } = deps
  const account = await findAccount(db, workspaceId, claimed[0]?.accountId ?? '')
  const arrivals: Arrival[] = []
  const receipts: Receipt[] = []
  for (const delivery of claimed) {
    const read = readOne(deps, account, delivery)
    if ('problem' in read) {
      const { problem } = read
      await deliveries.markUnreadable(db, workspaceId, delivery.id, { problem, handledAt: clock.now() })
    } else {
      arrivals.push(...read.messages.map((message) => ({ ...message, receivedAt: delivery.receivedAt })))
      receipts.push(...read.receipts)
    }
  }
  if (!account) return 0
  await applyReceipts(deps, workspaceId, receipts)
  await applyReplyReceipts(deps, workspaceId, receipts)
  return ingestMessages(deps, workspaceId, account, arrivals)
}

/** Turns deliveries into messages, sorted by workspace and account, so that concurrent runs never deadlock. */
export async function ingestDeliveries(deps: Deps, claimed: deliveries.ClaimedDelivery[]): Promise<void> {
  for (const ofWorkspace of groupsOf(claimed, 'workspaceId')) {
    const workspaceId = ofWorkspace[0]?.workspaceId
    if (!workspaceId) continue
    let added = 0
    for (const each of groupsOf(ofWorkspace, 'accountId')) added += await ofAccount(deps, workspaceId, each)
    const ids = ofWorkspace.map(({ id }) => id)
    await deliveries.markHandled(deps.db, workspaceId, ids, deps.clock.now())
    if (added > 0) await announceInbox(deps.db, { workspaceId })
  }
}
