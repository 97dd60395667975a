import type { Tokens } from '#connectors/social/connect/tokens.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { sandboxFeedPath } from '#connectors/social/sandbox/sandbox-url.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { countsOf } from './counts.ts'
import { FaultyAnswer, withStatus } from './faulty-answer.ts'
import * as fates from './post-fates.repository.ts'
import { fatesOf } from './post-fates.ts'
import * as accounts from './sandbox-accounts.repository.ts'
import * as repository from './sandbox-network.repository.ts'
import { type Account, issueTokens, noTokens } from './tokens.ts'

type Asked = Pick<Deps, 'db' | 'clock'>
type NewAccount = { platform: Platform; handle: string; name: string }

export const addressOf = (accountId: string, postId: string) => `${sandboxFeedPath(accountId)}#${postId}`

/** Marks the account as a sandbox wherever its name is shown. */
export const accountName = (name: string) => `${name} (sandbox)`

/**
 * Signs in: finds or creates an account of that name, and issues new tokens. `inUse` are accounts connected elsewhere.
 */
export async function signIn(db: Db, workspaceId: WorkspaceId, account: NewAccount, inUse: string[]) {
  const { tokens, kept } = issueTokens()
  const known = await accounts.findByHandle(db, workspaceId, account, inUse)
  if (known) {
    await accounts.setTokens(db, workspaceId, known.id, kept)
    return { id: known.id, tokens }
  }
  return { id: await accounts.insertAccount(db, workspaceId, { ...account, ...kept }), tokens }
}

/** The same for an account with a known id. */
export async function signInAs(
  db: Db,
  workspaceId: WorkspaceId,
  account: NewAccount & { id: string },
): Promise<Tokens> {
  const { tokens, kept } = issueTokens()
  const isKnown = await accounts.setTokens(db, workspaceId, account.id, kept)
  if (!isKnown) await accounts.insertAccount(db, workspaceId, { ...account, ...kept })
  return tokens
}

/** Invalidates the tokens; the account, its posts and links to it stay. */
export const signOut = (db: Db, workspaceId: WorkspaceId, id: string) =>
  accounts.setTokens(db, workspaceId, id, noTokens())

export const removeUnused = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  accounts.removeUnused(db, workspaceId, ids)

export async function find({ db, clock }: Asked, account: Account, reference: string) {
  if (account.behaviour === 'lookup_down') throw new FaultyAnswer(withStatus(503, { code: 'unavailable' }))
  const { workspaceId, id: accountId } = account
  const rows = await repository.listByReference(db, workspaceId, accountId, reference)
  const ids = rows.map(({ id }) => id)
  const { stateOf } = await fatesOf(db, workspaceId, ids, clock.now())
  const items = rows.map(({ id, acceptedAt }) => ({
    id,
    reference,
    url: addressOf(accountId, id),
    acceptedAt: acceptedAt.toISOString(),
    status: stateOf(id),
  }))
  return { items, nextCursor: null }
}

/** The state of a post that the network processed. */
export async function statusOf(
  { db, clock }: Asked,
  { workspaceId, id: accountId }: Account,
  handle: string,
) {
  const [own] = await repository.listOwn(db, workspaceId, accountId, [handle])
  if (own === undefined) throw notFound()
  const now = clock.now()
  const { readyAt } = await fatesOf(db, workspaceId, [own], now)
  const left = Math.ceil(((readyAt(own)?.getTime() ?? 0) - now.getTime()) / 1000)
  return left > 0
    ? { status: 'processing' as const, handle, checkAfterSeconds: left }
    : { status: 'published' as const, id: own, url: addressOf(accountId, own) }
}

/** The ledger keeps the post; readers no longer see it. */
export const removePost = ({ db, clock }: Asked, { workspaceId, id: accountId }: Account, id: string) =>
  db.transaction(async (db) => {
    const isGone = await fates.remove(db, workspaceId, accountId, id, clock.now())
    if (!isGone) throw notFound()
    await announce(db, { workspaceId }, 'sandbox')
  })

export async function results(db: Db, { workspaceId, id }: Account, ids: string[]) {
  const own = await repository.listOwn(db, workspaceId, id, ids)
  const counts = await repository.countReactions(db, workspaceId, own)
  return { items: own.map((post) => ({ id: post, ...countsOf(counts, post) })), nextCursor: null }
}
