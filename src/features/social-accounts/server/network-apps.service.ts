import { randomUUID } from 'node:crypto'
import type { ChannelAccount } from '#connectors/social/adapter.ts'
import type { SignIn } from '#connectors/social/connect/connect.ts'
import { type NetworkApp, networkAppNames, networkApps } from '#connectors/social/connect/network-apps.ts'
import type { OAuthClient } from '#connectors/social/connect/oauth-client.ts'
import type { Reach } from '#connectors/social/http/network-call.ts'
import { liveNetworks } from '#connectors/social/platforms.ts'
import { adapterKindOf } from '#connectors/social/server-registry.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { ShownApp } from '../social-accounts.contract.ts'
import { openAccount } from './account-secret.ts'
import { refused } from './connect-problem.ts'
import * as repository from './network-apps.repository.ts'
import { type AccountRow, lockConnecting } from './social-accounts.repository.ts'

export const APP_PURPOSE = 'network app'

type Keys = Pick<Deps, 'db' | 'env' | 'secrets'>

const link = '/settings?section=channels'

function opened({ secrets }: Pick<Keys, 'secrets'>, row: repository.AppRow): OAuthClient | null {
  try {
    const sealed = Buffer.from(row.clientSecret, 'base64')
    return { clientId: row.clientId, clientSecret: secrets.open(APP_PURPOSE, row.id, sealed) }
  } catch {
    // Sealed with another app secret: the keys have to be entered again.
    return null
  }
}

/** The shop's own, otherwise the installation's. */
async function findApp(deps: Keys, workspaceId: WorkspaceId, name: NetworkApp): Promise<OAuthClient | null> {
  const row = await repository.find(deps.db, workspaceId, name)
  return (row && opened(deps, row)) ?? deps.env.apps[name] ?? null
}

const signInOf = (name: NetworkApp) =>
  liveNetworks.map((network) => adapterKindOf(network).signIn).find((signIn) => signIn?.app?.name === name)

/** What a sign-in begins with; nothing if its network asks for no app. */
export async function appForSignIn(
  deps: Keys,
  { workspaceId }: Actor,
  { app }: Pick<SignIn<Reach>, 'app'>,
  locale: Locale,
): Promise<OAuthClient | undefined> {
  if (!app) return undefined
  const found = await findApp(deps, workspaceId, app.name)
  if (!found) throw refused({ kind: 'refused', problem: 'app_missing' }, locale)
  return found
}

/** An account with the app that got its tokens; null if that can no longer be used. */
export async function openWithApp(
  deps: Keys,
  account: Pick<AccountRow, 'workspaceId' | 'adapter' | 'appClientId'> & Parameters<typeof openAccount>[1],
): Promise<ChannelAccount | null> {
  const tokens = openAccount(deps.secrets, account)
  const { app } = adapterKindOf(account.adapter).signIn ?? {}
  if (!tokens || !app || account.appClientId === null) return tokens
  const row = await repository.find(deps.db, account.workspaceId, app.name)
  const known = [row && opened(deps, row), deps.env.apps[app.name]]
  const same = known.find((each) => each?.clientId === account.appClientId)
  return same ? { ...tokens, app: same } : null
}

/** The apps that networks ask for, and whose keys are here. Secrets are never shown again. */
export async function listApps(
  { db, env }: Pick<Keys, 'db' | 'env'>,
  { workspaceId }: Actor,
  redirectUri: string,
): Promise<{ items: ShownApp[]; nextCursor: null }> {
  const rows = await repository.list(db, workspaceId)
  const items = networkApps.map((name): ShownApp => {
    const own = rows.find((row) => row.name === name)
    const given = env.apps[name]
    const source = own ? 'workspace' : given ? 'installation' : null
    return { name, clientId: (own ?? given)?.clientId ?? null, source, redirectUri }
  })
  return { items, nextCursor: null }
}

/** Checked with the network before it is kept, and outside a transaction, so that only the caller waits. */
export async function keepApp(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  name: NetworkApp,
  app: OAuthClient,
): Promise<void> {
  const signIn = signInOf(name)
  if (!signIn?.app) throw notFound()
  const problem = await signIn.app.check(deps, app)
  if (problem) throw refused(problem, locale)
  const id = randomUUID()
  const clientSecret = deps.secrets.seal(APP_PURPOSE, id, app.clientSecret).toString('base64')
  await deps.db.transaction(async (db) => {
    await lockConnecting(db, actor.workspaceId)
    await repository.replace(db, actor.workspaceId, { id, name, clientId: app.clientId, clientSecret })
    await recordActivity(db, actor, {
      kind: 'network_app_saved',
      values: { network: networkAppNames[name] },
      link,
    })
    await announce(db, actor, 'social-accounts')
  })
}

/** Accounts that were connected with it work until their access has to be renewed. */
export async function removeApp(deps: Deps, actor: Actor, name: NetworkApp): Promise<void> {
  await deps.db.transaction(async (db) => {
    if (!(await repository.remove(db, actor.workspaceId, name))) throw notFound()
    await recordActivity(db, actor, {
      kind: 'network_app_removed',
      values: { network: networkAppNames[name] },
      link,
    })
    await announce(db, actor, 'social-accounts')
  })
}
