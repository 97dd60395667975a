import * as z from 'zod'
import type { SandboxDelivery } from '#connectors/social/sandbox/sandbox.incoming.ts'
import { SIGNATURE_HEADER, signatureOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { sandboxUrl } from '#connectors/social/sandbox/sandbox-url.ts'
import { done } from '#platform/job.ts'
import type { Db } from '#server/db/database.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { guardedFetch } from '#server/outgoing/guarded-fetch.ts'
import { noGuard } from '#server/outgoing/network-guard.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { findAccount } from './sandbox-accounts.repository.ts'
import { find, type MessageRow } from './sandbox-messages.repository.ts'

// The URL is this installation's own, not one that people enter.
const outgoing = guardedFetch(noGuard, { deadlineMs: 20_000, maxBytes: 100_000 })

/** The same bytes each time, so that receivers can detect duplicates. */
function bodyOf({ id, thread, customerName, text, createdAt }: MessageRow): Buffer<ArrayBuffer> {
  const delivery: SandboxDelivery = {
    messages: [{ id, thread, name: customerName, text, sentAt: createdAt.toISOString() }],
  }
  return Buffer.from(JSON.stringify(delivery))
}

export const messageDelivery = {
  name: 'sandbox.deliver-message',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    messageId: z.uuid(),
  }),
  maxAttempts: 50,
  backoffSeconds: 1,
  atOnce: 4,
}

/** The account as connected to the product, which this network does not know. */
export type FindSubscriber = (
  db: Db,
  workspaceId: WorkspaceId,
  accountId: string,
) => Promise<{ id: string; isActive: boolean } | null>

/** Delivers a message to the connected account, with retries until it is acknowledged. */
export const deliverMessageJob = (findSubscriber: FindSubscriber) =>
  defineJob({
    ...messageDelivery,
    run: async ({ workspaceId, messageId }, { db, env, clock }) => {
      const message = await find(db, workspaceId, messageId)
      const account = message && (await findAccount(db, workspaceId, message.accountId))
      const subscriber = account && (await findSubscriber(db, workspaceId, account.id))
      // The account is not connected, so there is no receiver.
      if (!message || !account || !subscriber?.isActive) return done
      const body = bodyOf(message)
      const response = await outgoing(`${sandboxUrl(env)}/api/intake/${subscriber.id}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signatureOf(account.tokenHash, body, clock.now()),
        },
        body,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`A delivery was answered with ${response.status}.`)
      return done
    },
  })
