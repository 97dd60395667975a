import { randomUUID } from 'node:crypto'
import type { FoundAccount, Granted } from '#connectors/social/connect/connect.ts'
import type { AdapterName, Platform } from '#connectors/social/platforms.ts'
import { findBrand } from '#core/brands/index.server.ts'
import { clip } from '#platform/clip.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { openTokens, sealTokens } from './account-secret.ts'
import { findGrantOf, insertGrant, setTokens } from './channel-grants.repository.ts'
import { connectPage } from './connect-page.ts'
import * as repository from './social-accounts.repository.ts'

const NAME_MAX = 200
type Connecting = {
  adapter: AdapterName
  brandId: string | null
  granted: Granted
  /** The app that it was granted to, for networks that ask for one. */
  appClientId?: string | undefined
  /** What the person wanted to connect, of a network that serves several platforms. */
  platform?: Platform | undefined
}

/** The grant of the same person is renewed, so that a refresh token or an account is never lost by reconnecting. */
async function writeGrant(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  db: Db,
  { workspaceId }: Actor,
  { adapter, granted, appClientId }: Connecting,
): Promise<string> {
  const { site, user, scopes, tokens, accounts, limits } = granted
  const shown = {
    scopes: [...scopes],
    userName: clip(user.name, NAME_MAX),
    appClientId: appClientId ?? null,
    found: accounts.map((each) => ({ ...each, name: clip(each.name, NAME_MAX) })),
    ...(limits && { limits, limitsReadAt: clock.now() }),
  }
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

/**
 * Of several, those that were connected before, with one of the platform that was wanted if it has none; of a new grant
 * the first, until a person chooses. What was wanted comes first.
 */
async function startingWith(
  db: Db,
  workspaceId: WorkspaceId,
  { adapter, granted, platform }: Connecting,
  inUse: readonly repository.AccountRow[],
) {
  const { site, accounts } = granted
  const known: FoundAccount[] = []
  for (const each of accounts)
    if (await repository.findConnected(db, workspaceId, { adapter, site, ...each })) known.push(each)
  const isWanted = (each: { platform: Platform }) => each.platform === platform
  const wanted = accounts.find(isWanted)
  const isFirst = inUse.length === 0 || accounts.length === 1
  if (known.length === 0 && isFirst) return wanted ? [wanted] : accounts.slice(0, 1)
  if (wanted && !known.some(isWanted) && !inUse.some(isWanted)) return [wanted, ...known]
  return [...known.filter(isWanted), ...known.filter((each) => !isWanted(each))]
}

export type Kept = {
  accounts: repository.AccountRow[]
  /** The grant gives access to several pages: a person chooses. */
  choice: string | null
}

/** Stores what a network has granted, and connects accounts: all of it, or nothing. */
export const keepGrant = (
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'queue'>,
  actor: Actor,
  connecting: Connecting,
): Promise<Kept> =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    const { brandId, granted } = connecting
    if (brandId !== null && !(await findBrand(db, workspaceId, brandId))) throw notFound()
    await repository.lockConnecting(db, workspaceId)
    const grantId = await writeGrant(deps, db, actor, connecting)
    const inUse = await repository.listOfGrants(db, workspaceId, [grantId])
    const accounts: repository.AccountRow[] = []
    for (const found of await startingWith(db, workspaceId, connecting, inUse)) {
      const page = { adapter: connecting.adapter, site: granted.site, ...found }
      accounts.push(await connectPage(deps, db, actor, { page, grantId, brandId }))
    }
    await announce(db, actor, 'social-accounts')
    return {
      accounts: accounts.length > 0 ? accounts : inUse,
      choice: granted.accounts.length > 1 ? grantId : null,
    }
  })
