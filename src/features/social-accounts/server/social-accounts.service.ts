import type { Platform } from '#connectors/social/platforms.ts'
import { adapterFor, feedPathOf, isTestAdapter } from '#connectors/social/server-registry.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { notifyOwners } from '#core/notifications/index.server.ts'
import { testNetwork } from '#features/sandbox-network/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { AccountHealth } from '../social-accounts.contract.ts'
import { openAccount } from './account-secret.ts'
import * as repository from './social-accounts.repository.ts'

export { type Renewal, renewTokens } from './renew-tokens.ts'
export { accountsFor, pauseAccount, takeTurn } from './sending-accounts.ts'
export type { AccountRow } from './social-accounts.repository.ts'
export { openAccount }

const link = '/settings?section=channels'

/** An account as the browser sees it. */
export const shown = (account: repository.AccountRow) => ({
  ...account,
  isTest: isTestAdapter(account.adapter),
  checkedAt: account.checkedAt?.toISOString() ?? null,
  feedPath: feedPathOf(account.adapter, account.remoteId),
})

export async function list(db: Db, actor: Actor) {
  return { items: (await repository.list(db, actor.workspaceId)).map(shown), nextCursor: null }
}

/** All accounts of a workspace, to find out where posts would go. */
export const listSendingAccounts = repository.list

/** What a post of this brand goes out through: the brand's own account, else one of no brand; active ones only. */
export const findAccountFor = (
  db: Db,
  workspaceId: WorkspaceId,
  brandId: string | null,
  platform: Platform,
): Promise<repository.AccountRow | null> => repository.findFor(db, workspaceId, brandId, platform)

export const findAccount = (db: Db, workspaceId: WorkspaceId, id: string) =>
  repository.find(db, workspaceId, id)

/** The account that a network names when it hands something in; whether it is that network is for its adapter to say. */
export const findAccountForIntake = repository.findActive

export const findAccountByRemoteId = repository.findByRemoteId

/** The network lets us in no longer: written down, and told to the owners the first time. */
export async function flagAccount(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
): Promise<void> {
  const account = await repository.flag(db, workspaceId, id, clock.now())
  if (!account) return
  const values = { account: account.accountName, platform: account.platform }
  await notifyOwners(db, workspaceId, { type: 'account_needs_reconnect', values, link })
  await announce(db, { workspaceId }, 'social-accounts')
}

async function healthOf(deps: Deps, account: repository.AccountRow): Promise<AccountHealth> {
  const opened = openAccount(deps.secrets, account)
  const found = opened ? await adapterFor(account.adapter, deps).check(opened) : 'needs-reconnect'
  return found === 'needs-reconnect' ? 'needs_reconnect' : found
}

/** The network is asked outside of any transaction: nobody waits for it but the one who asked. */
export async function check(deps: Deps, actor: Actor, id: string) {
  const { workspaceId } = actor
  const account = await repository.find(deps.db, workspaceId, id)
  if (!account) throw notFound()
  const health = await healthOf(deps, account)
  return deps.db.transaction(async (db) => {
    const checked = await repository.setHealth(db, workspaceId, id, health, deps.clock.now())
    if (!checked) throw notFound()
    await announce(db, actor, 'social-accounts')
    return shown(checked)
  })
}

/**
 * The row and its secret go, and the network takes the token back. What was published stays where it is, so that links to it
 * still lead somewhere; what is planned finds no account when it is due, and asks for a person.
 */
export const disconnect = ({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const gone = await repository.remove(db, actor.workspaceId, id)
    if (!gone) throw notFound()
    // What the demo data brought leaves no trace, unless it was used.
    const own = isTestAdapter(gone.adapter) && gone.remoteId ? [gone.remoteId] : []
    const left = gone.isDemo ? await testNetwork.removeUnused(db, actor.workspaceId, own) : own
    for (const remoteId of left) await testNetwork.signOut(db, actor.workspaceId, remoteId)
    await recordActivity(db, actor, {
      kind: 'account_disconnected',
      values: { account: gone.accountName },
      link,
    })
    await announce(db, actor, 'social-accounts')
  })
