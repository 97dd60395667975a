import type { SuppressionReason } from '#features/customers/consent.contract.ts'
import { channelOf } from '#features/customers/consent-rules.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import * as repository from './consent.repository.ts'
import type { ConsentLink } from './consent-link.ts'

type Timed = Pick<Deps, 'db' | 'clock'>
type Customer = Awaited<ReturnType<typeof repository.lockByAddress>>[number]

/** What a customer agreed to get at this address. */
const stateAt =
  (address: string) =>
  ({ emailConsent, whatsappConsent }: Customer) =>
    channelOf(address) === 'email' ? emailConsent : whatsappConsent

/** Whether any customer still has the address, and what counts for it. */
export async function findAnswer(db: Db, { workspaceId, address }: ConsentLink) {
  const states = (await repository.findByAddress(db, workspaceId, address)).map(stateAt(address))
  const suppression: SuppressionReason | undefined = (
    await repository.findSuppressions(db, workspaceId, [address])
  ).get(address)
  return {
    isKnown: states.length > 0,
    isConfirmed: states.length > 0 && states.every((state) => state === 'granted') && !suppression,
    isUnsubscribed: suppression !== undefined,
  }
}

/** Records the answer for all customers with this address whose state it changes. */
async function answer(
  db: Db,
  { workspaceId, address }: Pick<ConsentLink, 'workspaceId' | 'address'>,
  found: Customer[],
  state: 'granted' | 'withdrawn',
  now: Date,
): Promise<void> {
  const channel = channelOf(address)
  const changed = found.map(({ id }) => ({
    customerId: id,
    channel,
    state,
    source: channel === 'email' ? ('mail' as const) : ('message' as const),
    note: null,
  }))
  await repository.record(db, workspaceId, changed, now)
  await announce(db, { workspaceId }, 'customers')
}

/** The person says yes, with the button of a message to that address. False if no customer has the address any more. */
export const confirm = ({ db, clock }: Timed, link: ConsentLink): Promise<boolean> =>
  db.transaction(async (db) => {
    const found = await repository.lockByAddress(db, link.workspaceId, link.address)
    if (found.length === 0) return false
    await repository.removeUnsubscribed(db, link.workspaceId, link.address)
    const open = found.filter((each) => stateAt(link.address)(each) !== 'granted')
    await answer(db, link, open, 'granted', clock.now())
    return true
  })

/** Also for addresses that no customer has: one may be added later. */
export const unsubscribe = (
  { db, clock }: Timed,
  link: Pick<ConsentLink, 'workspaceId' | 'address'>,
): Promise<void> =>
  db.transaction(async (db) => {
    const { workspaceId, address } = link
    const now = clock.now()
    const found = await repository.lockByAddress(db, workspaceId, address)
    await repository.suppress(db, workspaceId, { address, reason: 'unsubscribed', createdAt: now })
    const open = found.filter((each) => ['granted', 'pending'].includes(stateAt(address)(each)))
    await answer(db, link, open, 'withdrawn', now)
  })

/** Unsubscribed by mistake. */
export const resubscribe = ({ db, clock }: Timed, link: ConsentLink): Promise<void> =>
  db.transaction(async (db) => {
    const found = await repository.lockByAddress(db, link.workspaceId, link.address)
    await repository.removeUnsubscribed(db, link.workspaceId, link.address)
    const left = found.filter((each) => stateAt(link.address)(each) === 'withdrawn')
    await answer(db, link, left, 'granted', clock.now())
  })
