import { randomUUID } from 'node:crypto'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { testAdapter } from '#connectors/social/server-registry.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { findBrand, publicNameOf } from '#core/brands/index.server.ts'
import { testNetwork } from '#features/sandbox-network/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { accountIdOf } from './account-id.ts'
import { sealTokens } from './account-secret.ts'
import { insertGrant, setTokens } from './channel-grants.repository.ts'
import * as repository from './social-accounts.repository.ts'

type Wanted = { platform: Platform; brandId: string | null }

const link = '/settings?section=channels'

/** As networks write handles: lower case letters, digits and hyphens. */
export const handleOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'shop'

/** The public name; a business without one uses its owner's, because an account needs a name. */
async function nameFor(db: Db, workspaceId: WorkspaceId, brandId: string | null): Promise<string> {
  if (brandId !== null && !(await findBrand(db, workspaceId, brandId))) throw notFound()
  const name = await publicNameOf(db, workspaceId, brandId)
  return name || (await repository.findWorkspaceName(db, workspaceId))
}

async function add({ secrets }: Pick<Deps, 'secrets'>, db: Db, workspaceId: WorkspaceId, wanted: Wanted) {
  const { platform, brandId } = wanted
  const name = await nameFor(db, workspaceId, brandId)
  const inUse = await repository.listTestIds(db, workspaceId, platform)
  const account = await testNetwork.signIn(db, workspaceId, { platform, name, handle: handleOf(name) }, inUse)
  const grantId = randomUUID()
  const grant = { id: grantId, adapter: testAdapter, ...sealTokens(secrets, grantId, account.tokens) }
  await insertGrant(db, workspaceId, grant)
  return repository.insert(db, workspaceId, {
    id: accountIdOf(workspaceId, { adapter: testAdapter, site: '', platform, remoteId: account.id }),
    grantId,
    platform,
    brandId,
    adapter: testAdapter,
    accountName: testNetwork.accountName(name),
    remoteId: account.id,
  })
}

/** The same account, with new tokens. */
async function renew(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  db: Db,
  actor: Actor,
  { id, platform, brandId, remoteId, grantId: known }: repository.AccountRow,
) {
  const name = await nameFor(db, actor.workspaceId, brandId)
  const account = { id: remoteId, platform, name, handle: handleOf(name) }
  const tokens = await testNetwork.signInAs(db, actor.workspaceId, account)
  const grantId = known ?? randomUUID()
  const sealed = sealTokens(secrets, grantId, tokens)
  if (known) await setTokens(db, actor.workspaceId, grantId, sealed)
  else await insertGrant(db, actor.workspaceId, { id: grantId, adapter: testAdapter, ...sealed })
  await announce(db, actor, 'social-accounts')
  return repository.setConnected(db, actor.workspaceId, id, { grantId }, clock.now())
}

export const connectTestAccount = (
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  wanted: Wanted,
) =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    await repository.lockConnecting(db, workspaceId)
    const ofBrand = await repository.listOf(db, workspaceId, wanted.brandId)
    const existing = ofBrand.find(
      ({ platform, adapter }) => platform === wanted.platform && adapter === testAdapter,
    )
    if (existing?.isActive && existing.health !== 'needs_reconnect') return existing
    if (existing) return renew(deps, db, actor, existing)
    const account = await add(deps, db, workspaceId, wanted)
    await recordActivity(db, actor, {
      kind: 'account_connected',
      values: { account: account.accountName },
      link,
    })
    await announce(db, actor, 'social-accounts')
    return account
  })

/** Connects every platform without a shared account, or some of them. */
export const connectAllTestAccounts = (
  deps: Pick<Deps, 'db' | 'secrets'>,
  actor: Actor,
  wanted: readonly Platform[] = allPlatforms,
) =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    await repository.lockConnecting(db, workspaceId)
    const existing = new Set((await repository.listOf(db, workspaceId, null)).map(({ platform }) => platform))
    const missing = [...new Set(wanted)].filter((platform) => !existing.has(platform))
    for (const platform of missing) await add(deps, db, workspaceId, { platform, brandId: null })
    if (missing.length > 0) {
      const values = { count: String(missing.length) }
      await recordActivity(db, actor, { kind: 'accounts_connected', values, link })
      await announce(db, actor, 'social-accounts')
    }
    return { connected: missing.length }
  })
