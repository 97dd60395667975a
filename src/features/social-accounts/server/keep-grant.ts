import { randomUUID } from 'node:crypto'
import type { FoundAccount, Granted } from '#connectors/social/connect.ts'
import type { AdapterName } from '#connectors/social/platforms.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { findBrand } from '#core/brands/index.server.ts'
import { clip } from '#platform/clip.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { accountIdOf } from './account-id.ts'
import { openTokens, sealTokens } from './account-secret.ts'
import { findGrantOf, insertGrant, setTokens } from './channel-grants.repository.ts'
import * as repository from './social-accounts.repository.ts'

const NAME_MAX = 200
const link = '/settings?section=channels'

type Connecting = { adapter: AdapterName; brandId: string | null; granted: Granted }

/** The grant of the same person is renewed, so that a refresh token or an account is never lost by reconnecting. */
async function writeGrant(
  { secrets }: Pick<Deps, 'secrets'>,
  db: Db,
  { workspaceId }: Actor,
  { adapter, granted }: Connecting,
): Promise<string> {
  const { site, user, scopes, tokens } = granted
  const shown = { scopes: [...scopes], userName: clip(user.name, NAME_MAX) }
  const known = await findGrantOf(db, workspaceId, { adapter, site, remoteUserId: user.id })
  if (!known) {
    const id = randomUUID()
    const grant = { id, adapter, site, remoteUserId: user.id, ...shown, ...sealTokens(secrets, id, tokens) }
    await insertGrant(db, workspaceId, grant)
    return id
  }
  const before = openTokens(secrets, known)
  const merged = { ...tokens, refresh: tokens.refresh ?? before?.refresh }
  await setTokens(db, workspaceId, known.id, { ...shown, ...sealTokens(secrets, known.id, merged) })
  return known.id
}

/** A page or channel that was connected before stays the same account, with its history and its brand. */
async function writeAccount(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  { workspaceId }: Actor,
  { adapter, brandId, granted: { site } }: Connecting,
  grantId: string,
  { platform, remoteId, name }: FoundAccount,
): Promise<repository.AccountRow> {
  const accountName = clip(name, NAME_MAX)
  const known = await repository.findConnected(db, workspaceId, { adapter, platform, remoteId, site })
  if (known) return repository.setConnected(db, workspaceId, known.id, { grantId, accountName }, clock.now())
  const id = accountIdOf(workspaceId, { adapter, site, platform, remoteId })
  const account = { id, grantId, platform, brandId, adapter, accountName, remoteId }
  return repository.insert(db, workspaceId, { ...account, checkedAt: clock.now() })
}

/** Stores what a network has granted, with its accounts: all of it, or nothing. */
export const keepGrant = (
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  connecting: Connecting,
): Promise<repository.AccountRow[]> =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    const { brandId, granted } = connecting
    if (brandId !== null && !(await findBrand(db, workspaceId, brandId))) throw notFound()
    await repository.lockConnecting(db, workspaceId)
    const grantId = await writeGrant(deps, db, actor, connecting)
    const accounts: repository.AccountRow[] = []
    for (const found of granted.accounts) {
      const account = await writeAccount(deps, db, actor, connecting, grantId, found)
      await repository.deactivateTests(db, workspaceId, account.platform, account.brandId)
      accounts.push(account)
    }
    for (const { accountName } of accounts)
      await recordActivity(db, actor, { kind: 'account_connected', values: { account: accountName }, link })
    await announce(db, actor, 'social-accounts')
    return accounts
  })
