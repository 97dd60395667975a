import * as z from 'zod'
import type { Lookup } from '#connectors/social/adapter.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { findAccount, openAccount } from '#features/social-accounts/index.server.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as conversations from './conversations.repository.ts'
import { recordReply } from './record-reply.ts'
import * as replies from './replies.repository.ts'

/** What the network knows of a reply; null if it cannot be asked, now or ever. */
async function ask(deps: Deps, workspaceId: WorkspaceId, reply: replies.ReplyRow): Promise<Lookup | null> {
  const found = await conversations.find(deps.db, workspaceId, reply.conversationId)
  const accountId = found?.conversation.accountId
  const row = accountId ? await findAccount(deps.db, workspaceId, accountId) : null
  const account = row && openAccount(deps.secrets, row)
  if (!account) return null
  return (await adapterFor(row.adapter, deps).findReply?.(account, reply.id)) ?? null
}

/**
 * Finds out the outcome of a reply whose sender does not know it, or died. It runs when the lease is over, so a reply
 * missing at the network was never accepted. If the network cannot be asked, or gives no answer for too long, a person
 * decides.
 */
export const checkReply = defineJob({
  name: 'inbox.check-reply',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    messageId: z.uuid(),
  }),
  maxAttempts: 10,
  atOnce: 4,
  run: async ({ workspaceId, messageId }, deps) => {
    const reply = await replies.find(deps.db, workspaceId, messageId)
    if (reply?.delivery !== 'sending') return done
    const { leaseMs, lookupMs } = deps.env.publishing
    const now = deps.clock.now().getTime()
    const found = await ask(deps, workspaceId, reply)
    const isStillOpen = found?.kind === 'unknown' && now - reply.createdAt.getTime() < lookupMs
    if (isStillOpen) return { status: 'again', after: new Date(now + leaseMs) }
    const record = (outcome: Parameters<typeof recordReply>[3]) =>
      recordReply(deps, { workspaceId }, messageId, outcome, false)
    if (found?.kind === 'found') await record({ ...found, kind: 'published' })
    else if (found?.kind === 'absent') await record({ kind: 'not-sent', reason: 'not there' })
    else await record({ kind: 'unknown', reason: 'no answer' })
    return done
  },
})
