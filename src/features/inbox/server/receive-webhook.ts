import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { notFound } from '#platform/errors.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Deps } from '#server/deps.ts'
import type { IntakeAccount, IntakeAccounts } from './intake-accounts.ts'
import type { ScheduleIngest } from './schedule-ingest.ts'
import type { StoreDelivery } from './store-deliveries.ts'

/** The webhook receiver: one per process, because it caches. */
export type Intake = Pick<Deps, 'clock'> & {
  accounts: IntakeAccounts
  store: StoreDelivery
  wake: ScheduleIngest
}

type IncomingWebhook = { accountId: string; body: Buffer; headers: IncomingHttpHeaders }

/** The same bytes are the same delivery, from any sender. */
const deliveryIdOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/** The account whose network signed this; null if the signature is invalid. */
async function signer(
  accounts: IntakeAccounts,
  { accountId, body, headers }: IncomingWebhook,
  now: Date,
): Promise<IntakeAccount | null> {
  const isBy = ({ incoming, secret }: IntakeAccount) => incoming.verify(body, headers, secret, now)
  const remembered = accounts.recall(accountId)
  if (remembered && isBy(remembered)) return remembered
  const account = await accounts.read(accountId)
  return account && isBy(account) ? account : null
}

/**
 * Stores a webhook durably before acknowledging it; parsing comes later. A missing account and an invalid signature get
 * the same answer.
 */
export async function receiveWebhook(
  { clock, accounts, store, wake }: Intake,
  handed: IncomingWebhook,
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
    // The account was disconnected meanwhile.
    if (violatesConstraint(error, 'inbox_deliveries_account')) throw notFound()
    throw error
  }
}
