import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { adapterFor } from '#channels/server-registry.ts'
import {
  findAccountForIntake,
  openAccount,
} from '#features/social-accounts/server/social-accounts.service.ts'
import { notFound } from '#platform/errors.ts'
import { violates } from '#server/db/violation.ts'
import type { Deps } from '#server/deps.ts'
import { insert } from './deliveries.repository.ts'
import type { Wake } from './wake-reader.ts'

/** The same bytes again are the same delivery, whoever sends them. */
const deliveryIdOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/**
 * Keeps what a network hands in, for good, before it is told so; reading comes later. An account that is not there and a
 * signature that is not right are answered alike.
 */
export async function takeDelivery(
  deps: Deps,
  wake: Wake,
  accountId: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const account = await findAccountForIntake(deps.db, accountId)
  const opened = account && openAccount(deps.secrets, account)
  const incoming = account && adapterFor(account.adapter, deps).incoming
  const receivedAt = deps.clock.now()
  if (!account || !opened || !incoming?.verify(body, headers, opened.secret, receivedAt)) throw notFound()
  const delivery = { accountId, deliveryId: deliveryIdOf(body), body, receivedAt }
  try {
    if (await insert(deps.db, account.workspaceId, delivery)) await wake()
  } catch (error) {
    // Disconnected in this very moment.
    if (violates(error, 'inbox_deliveries_account')) throw notFound()
    throw error
  }
}
