import * as z from 'zod'
import type { Receipt } from '#connectors/social/incoming.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Delivery } from '../inbox.contract.ts'
import { announceInbox } from './announce-inbox.ts'
import { refresh } from './conversations.repository.ts'
import { recordReply } from './record-reply.ts'
import * as replies from './replies.repository.ts'

/** The network took it, and found out afterwards that the person can't get it. */
const MAY_FAIL: Delivery[] = ['sending', 'sent', 'unconfirmed']

/** What became of replies, as the network told it later. It settles those whose answer was lost. */
export async function applyReplyReceipts(
  deps: Pick<Deps, 'db' | 'clock'>,
  workspaceId: WorkspaceId,
  receipts: readonly Receipt[],
): Promise<void> {
  const { db } = deps
  for (const { reference, remoteId, state } of receipts) {
    const { data: id } = z.uuid().safeParse(reference)
    const reply = id ? await replies.find(db, workspaceId, id) : null
    if (!reply) continue
    // One that failed was taken before.
    if (state === 'accepted' && reply.delivery === 'failed') continue
    if (state !== 'failed') {
      await recordReply(deps, { workspaceId }, reply.id, { kind: 'published', remoteId, url: '' }, false)
      continue
    }
    const failed = { delivery: 'failed', failure: 'rejected', responseSeconds: null } as const
    if (!(await replies.move(db, workspaceId, reply.id, MAY_FAIL, failed))) continue
    await refresh(db, workspaceId, [reply.conversationId])
    await announceInbox(db, { workspaceId })
  }
}
