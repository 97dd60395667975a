import type { Refreshed } from '#connectors/social/connect/tokens.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import type { Deps } from '#server/deps.ts'
import { openTokens, sealTokens } from './account-secret.ts'
import { beginRenewal, endRenewal } from './channel-grants.repository.ts'
import { openWithApp } from './network-apps.service.ts'
import { type AccountRow, find } from './social-accounts.repository.ts'

/** `renewed`: there is a new token. `dead`: there will be none. `later`: unknown yet, the account stays as it is. */
export type Renewal = 'renewed' | 'dead' | 'later'

const running = new Map<string, Promise<Renewal>>()

async function ask(deps: Deps, account: AccountRow): Promise<Refreshed> {
  const opened = await openWithApp(deps, account)
  const { refresh } = adapterFor(account.adapter, deps)
  if (!opened || !refresh) return { kind: 'dead' }
  try {
    return await refresh(opened)
  } catch (err) {
    deps.log.warn({ err, account: account.id }, 'a token could not be renewed yet')
    return { kind: 'unreachable', reason: 'error' }
  }
}

async function renew(deps: Deps, account: AccountRow, grantId: string, seen: string): Promise<Renewal> {
  const held = await beginRenewal(deps.db, grantId, seen, 2 * deps.env.publishing.deadlineMs)
  if (!held) {
    const now = await find(deps.db, account.workspaceId, account.id)
    return now && now.secret !== seen ? 'renewed' : 'later'
  }
  const answer = await ask(deps, account)
  if (answer.kind !== 'refreshed') {
    await endRenewal(deps.db, grantId, seen, null)
    return answer.kind === 'dead' ? 'dead' : 'later'
  }
  const before = openTokens(deps.secrets, held)
  // Without a new refresh token, the old one stays valid.
  const tokens = { ...answer.tokens, refresh: answer.tokens.refresh ?? before?.refresh }
  await endRenewal(deps.db, grantId, seen, sealTokens(deps.secrets, grantId, tokens))
  return 'renewed'
}

/**
 * Renews a refused token: one request for all callers and all accounts of the grant, in this process and all others.
 * `secret` is what the network refused.
 */
export function renewTokens(deps: Deps, account: AccountRow): Promise<Renewal> {
  const { grantId, secret } = account
  if (grantId === null || secret === null) return Promise.resolve('dead')
  const known = running.get(grantId)
  if (known) return known
  const renewal = renew(deps, account, grantId, secret).finally(() => running.delete(grantId))
  running.set(grantId, renewal)
  return renewal
}
