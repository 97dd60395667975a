import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { notFound } from '#platform/errors.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Deps } from '#server/deps.ts'
import type { IntakeAccount, IntakeAccounts } from './intake-accounts.ts'
import type { Wake } from './schedule-ingest.ts'
import type { StoreDelivery } from './store-deliveries.ts'

/** What takes deliveries in: one for each process, since parts of it remember. */
export type Intake = Pick<Deps, 'clock'> & { accounts: IntakeAccounts; store: StoreDelivery; wake: Wake }

type Handed = { accountId: string; body: Buffer; headers: IncomingHttpHeaders }

/** The same bytes again are the same delivery, whoever sends them. */
const deliveryIdOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/** The account whose network signed this; null for any other. */
async function signer(
  accounts: IntakeAccounts,
  { accountId, body, headers }: Handed,
  now: Date,
): Promise<IntakeAccount | null> {
  const isBy = ({ incoming, secret }: IntakeAccount) => incoming.verify(body, headers, secret, now)
  const remembered = accounts.recall(accountId)
  if (remembered && isBy(remembered)) return remembered
  const account = await accounts.read(accountId)
  return account && isBy(account) ? account : null
}

/**
 * Keeps what a network hands in, for good, before it is told so; reading comes later. An account that is not there and a
 * signature that is not right are answered alike.
 */
export async function receiveWebhook(
  { clock, accounts, store, wake }: Intake,
  handed: Handed,
): Promise<void> {
  const receivedAt = clock.now()
  const account = await signer(accounts, handed, receivedAt)
  if (!account) throw notFound()
  const { accountId, body } = handed
  const { workspaceId } = account
  try {
    const isNew = await store({ workspaceId, accountId, deliveryId: deliveryIdOf(body), body, receivedAt })
    if (isNew) await wake()
  } catch (error) {
    // Disconnected since.
    if (violatesConstraint(error, 'inbox_deliveries_account')) throw notFound()
    throw error
  }
}
