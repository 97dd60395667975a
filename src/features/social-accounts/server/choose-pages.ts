import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { PageChoice } from '../social-accounts.contract.ts'
import { accountIdOf } from './account-id.ts'
import { type GrantRow, listWithChoice, lockGrant } from './channel-grants.repository.ts'
import { connectPage } from './connect-page.ts'
import { type AccountRow, listOfGrants, lockConnecting } from './social-accounts.repository.ts'
import { removeAccount } from './social-accounts.service.ts'

type Offer = PageChoice['accounts'][number] & { page: GrantRow['found'][number] | null }

/** The pages of a grant: those that its network listed, and those that are connected although it no longer lists them. */
function offersOf({ workspaceId, adapter, site, found }: GrantRow, accounts: readonly AccountRow[]): Offer[] {
  const isOf = (account: AccountRow, { platform, remoteId }: Pick<AccountRow, 'platform' | 'remoteId'>) =>
    account.platform === platform && account.remoteId === remoteId
  const listed = found.map((page) => {
    const account = accounts.find((each) => isOf(each, page))
    const id = account?.id ?? accountIdOf(workspaceId, { adapter, site, ...page })
    return { id, platform: page.platform, name: page.name, isConnected: account !== undefined, page }
  })
  const others = accounts.filter((account) => !found.some((page) => isOf(account, page)))
  return [
    ...listed,
    ...others.map(({ id, platform, accountName }) => ({
      id,
      platform,
      name: accountName,
      isConnected: true,
      page: null,
    })),
  ]
}

const shownChoice = (grant: GrantRow, accounts: readonly AccountRow[]): PageChoice => ({
  id: grant.id,
  userName: grant.userName,
  accounts: offersOf(grant, accounts).map(({ page: _, ...offer }) => offer),
})

export async function listPageChoices(db: Db, { workspaceId }: Actor) {
  const grants = await listWithChoice(db, workspaceId)
  const accounts = await listOfGrants(
    db,
    workspaceId,
    grants.map(({ id }) => id),
  )
  const ofGrant = (id: string) => accounts.filter(({ grantId }) => grantId === id)
  return { items: grants.map((grant) => shownChoice(grant, ofGrant(grant.id))), nextCursor: null }
}

/** Connects the chosen pages of a grant and disconnects its others: all of it, or nothing. */
export const choosePages = (
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  actor: Actor,
  grantId: string,
  accountIds: readonly string[],
): Promise<PageChoice> =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    await lockConnecting(db, workspaceId)
    const grant = await lockGrant(db, workspaceId, grantId)
    if (!grant) throw notFound()
    const before = await listOfGrants(db, workspaceId, [grantId])
    const offers = offersOf(grant, before)
    if (accountIds.some((id) => offers.every((offer) => offer.id !== id))) throw notFound()
    const brandId = before[0]?.brandId ?? null
    const { adapter, site } = grant
    for (const { id, isConnected, page } of offers)
      if (page && !isConnected && accountIds.includes(id))
        await connectPage(deps, db, actor, { page: { adapter, site, ...page }, grantId, brandId })
    // Afterwards, so that the grant is in use all the time.
    for (const { id, isConnected } of offers)
      if (isConnected && !accountIds.includes(id)) await removeAccount(db, actor, id)
    await announce(db, actor, 'social-accounts')
    return shownChoice(grant, await listOfGrants(db, workspaceId, [grantId]))
  })
