import type { Refreshed } from '#connectors/social/adapter.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { openAccount, sealSecret } from './account-secret.ts'
import { beginRenewal, endRenewal } from './sending-accounts.repository.ts'
import { type AccountRow, find } from './social-accounts.repository.ts'

/** `renewed`: there is a new token. `dead`: there will be none. `later`: unknown yet, the account stays as it is. */
export type Renewal = 'renewed' | 'dead' | 'later'

const running = new Map<string, Promise<Renewal>>()

async function ask(deps: Deps, account: AccountRow): Promise<Refreshed> {
  const opened = openAccount(deps.secrets, account)
  const { refresh } = adapterFor(account.adapter, deps)
  if (!opened || !refresh) return { kind: 'dead' }
  try {
    return await refresh(opened)
  } catch (err) {
    deps.log.warn({ err, account: account.id }, 'a token could not be renewed yet')
    return { kind: 'unreachable', reason: 'error' }
  }
}

async function renew(deps: Deps, workspaceId: WorkspaceId, id: string, seen: string): Promise<Renewal> {
  const held = await beginRenewal(deps.db, id, seen, 2 * deps.env.publishing.deadlineMs)
  if (!held) {
    const now = await find(deps.db, workspaceId, id)
    return now && now.secret !== seen ? 'renewed' : 'later'
  }
  const answer = await ask(deps, held)
  if (answer.kind !== 'refreshed') {
    await endRenewal(deps.db, id, seen, null)
    return answer.kind === 'dead' ? 'dead' : 'later'
  }
  const before = openAccount(deps.secrets, held)
  // Without a new refresh token, the old one stays valid.
  const tokens = { ...before, ...answer.tokens, refresh: answer.tokens.refresh ?? before?.refresh }
  await endRenewal(deps.db, id, seen, sealSecret(deps.secrets, id, tokens))
  return 'renewed'
}

/**
 * Renews a refused token: one request for all callers, in this process and all others. `seen` is the row's secret when
 * the network refused it.
 */
export function renewTokens(deps: Deps, { workspaceId, id, secret }: AccountRow): Promise<Renewal> {
  const known = running.get(id)
  if (known) return known
  if (secret === null) return Promise.resolve('dead')
  const renewal = renew(deps, workspaceId, id, secret).finally(() => running.delete(id))
  running.set(id, renewal)
  return renewal
}
