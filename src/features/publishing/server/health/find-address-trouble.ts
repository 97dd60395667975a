import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { listSendingAccounts } from '#features/social-accounts/index.server.ts'
import type { AddressTrouble } from '#platform/address-trouble.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type Addressing, fetchesFromUs } from '../schedule/require-public-address.ts'

/** Why networks that fetch media cannot; null if they can, or if this workspace has none. Waits for no network. */
export async function findAddressTrouble(
  deps: Addressing,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<AddressTrouble | null> {
  if (deps.storage.publicUrl) return null
  const accounts = await listSendingAccounts(deps.db, workspaceId)
  const isNeeded = accounts.some(
    ({ platform, adapter }) => fetchesFromUs(platform) && !isTestAdapter(adapter),
  )
  const state = isNeeded ? deps.ownAddress.lastKnown() : null
  return state === 'ok' ? null : state
}
