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
import { isGrantedElsewhere, removeUnusedGrant } from './channel-grants.repository.ts'
import { listenFor, stopListeningFor } from './listen.ts'
import { openWithApp } from './network-apps.service.ts'
import { renewTokens } from './renew-tokens.ts'
import * as repository from './social-accounts.repository.ts'

export {
  accountsFor,
  hasWorkingAccount,
  openAccountsFor,
  type Pause,
  pauseAccounts,
  takeTurn,
  takeTurnOf,
} from './sending-accounts.ts'
export type { AccountRow } from './social-accounts.repository.ts'
export { openAccount, renewTokens }

const link = '/settings?section=channels'

function listeningOf({ listenDueAt, listenProblem, listenAnswer, listensSince }: repository.AccountRow) {
  if (listenDueAt === null) return null
  const state = listenProblem ?? (listensSince ? ('on' as const) : ('pending' as const))
  return { state, answer: listenProblem && listenAnswer }
}

/** An account as the browser sees it. */
export const shown = (account: repository.AccountRow) => ({
  ...account,
  listening: listeningOf(account),
  isTest: isTestAdapter(account.adapter),
  checkedAt: account.checkedAt?.toISOString() ?? null,
  // What we renew ourselves does not end for a person.
  endsAt: account.canRenew ? null : (account.expiresAt?.toISOString() ?? null),
  feedPath: feedPathOf(account.adapter, account.remoteId),
})

export async function list(db: Db, actor: Actor) {
  return { items: (await repository.list(db, actor.workspaceId)).map(shown), nextCursor: null }
}

/** All accounts of a workspace, to find the destination of posts. */
export const listSendingAccounts = repository.list

/** The account for a post: the chosen one, otherwise its brand's own or one without a brand; active ones only. */
export const findAccountFor = repository.findFor

export const findAccount = (db: Db, workspaceId: WorkspaceId, id: string) =>
  repository.find(db, workspaceId, id)

/** The account named by a webhook; its adapter verifies the sender. */
export const findAccountForIntake = repository.findActive

export const findAccountByRemoteId = repository.findByRemoteId

/** The network refuses us: stored, and the owners are notified the first time. */
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

const askNetwork = (deps: Deps, account: repository.AccountRow | null) => {
  const opened = account && openAccount(deps.secrets, account)
  return opened ? adapterFor(account.adapter, deps).check(opened) : 'needs-reconnect'
}

/** An expired token says nothing of the access itself, so it is renewed and tried again, once. */
async function healthOf(deps: Deps, account: repository.AccountRow): Promise<AccountHealth> {
  let found = await askNetwork(deps, account)
  if (found === 'token-expired') {
    const renewal = await renewTokens(deps, account)
    if (renewal === 'later') return 'unreachable'
    const renewed = await repository.find(deps.db, account.workspaceId, account.id)
    found = renewal === 'dead' ? 'needs-reconnect' : await askNetwork(deps, renewed)
  }
  return found === 'ok' || found === 'unreachable' ? found : 'needs_reconnect'
}

/** Calls the network outside a transaction, so that only the caller waits. */
export async function check(deps: Deps, actor: Actor, id: string) {
  const { workspaceId } = actor
  const account = await repository.find(deps.db, workspaceId, id)
  if (!account) throw notFound()
  const health = await healthOf(deps, account)
  if (health === 'ok') await listenFor(deps, account)
  return deps.db.transaction(async (db) => {
    const checked = await repository.setHealth(db, workspaceId, id, health, deps.clock.now())
    if (!checked) throw notFound()
    await announce(db, actor, 'social-accounts')
    return shown(checked)
  })
}

/** Gives an access back that nobody uses any more. The network may be away: then it ends by itself. */
async function revoke(deps: Deps, account: repository.AccountRow): Promise<void> {
  const opened = await openWithApp(deps, account)
  const { revoke } = adapterFor(account.adapter, deps)
  if (!opened || !revoke) return
  try {
    await revoke(opened)
  } catch (err) {
    deps.log.warn({ err, account: account.id }, 'an access could not be given back')
  }
}

/**
 * Deletes the account, and its grant if no other account uses it. Published posts stay, so that links keep working;
 * scheduled ones find no account when due, and need a person.
 */
export async function removeAccount(db: Db, actor: Actor, id: string) {
  const { workspaceId } = actor
  const gone = await repository.remove(db, workspaceId, id)
  if (!gone) throw notFound()
  const unused = gone.grantId === null ? null : await removeUnusedGrant(db, workspaceId, gone.grantId)
  // Demo accounts leave no trace, unless they were used.
  const own = isTestAdapter(gone.adapter) && gone.remoteId ? [gone.remoteId] : []
  const left = gone.isDemo ? await testNetwork.removeUnused(db, workspaceId, own) : own
  for (const remoteId of left) await testNetwork.signOut(db, workspaceId, remoteId)
  await recordActivity(db, actor, {
    kind: 'account_disconnected',
    values: { account: gone.accountName },
    link,
  })
  await announce(db, actor, 'social-accounts')
  return { gone, unused }
}

export async function disconnect(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { gone, unused } = await deps.db.transaction((db) => removeAccount(db, actor, id))
  await stopListeningFor(deps, gone)
  if (unused && !(await isGrantedElsewhere(deps.db, unused))) await revoke(deps, gone)
}
