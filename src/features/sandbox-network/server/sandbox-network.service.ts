import { checkPost } from '#channels/check-post.ts'
import type { Platform } from '#channels/platforms.ts'
import { tokenHashOf } from '#channels/sandbox/sandbox.signature.ts'
import { claim } from '#features/files/server/files.service.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import { newToken } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { SANDBOX_PATH, type SandboxPost } from '../sandbox-network.contract.ts'
import { countsOf } from './counts.ts'
import { refusalOf } from './refusal.ts'
import * as repository from './sandbox-network.repository.ts'

type Account = NonNullable<Awaited<ReturnType<typeof repository.findByToken>>>
type Sender = Pick<Account, 'workspaceId' | 'id' | 'platform'>
type NewAccount = { platform: Platform; handle: string; name: string }

/** The page that shows what an account has published. */
export const feedPath = (accountId: string) => `/sandbox/${accountId}`
const addressOf = (accountId: string, postId: string) => `${feedPath(accountId)}#${postId}`

/**
 * Signs in at the network: an account of that name, the one from before or a new one, and a new token for it. `inUse` are
 * accounts that somebody else is signed in to.
 */
export async function signIn(db: Db, workspaceId: WorkspaceId, account: NewAccount, inUse: string[]) {
  const token = newToken()
  const known = await repository.findByHandle(db, workspaceId, account, inUse)
  if (known) {
    await repository.setToken(db, workspaceId, known.id, tokenHashOf(token))
    return { id: known.id, token }
  }
  const id = await repository.insertAccount(db, workspaceId, { ...account, tokenHash: tokenHashOf(token) })
  return { id, token }
}

/** The same for an account whose id is known beforehand. */
export async function signInAs(db: Db, workspaceId: WorkspaceId, account: NewAccount & { id: string }) {
  const token = newToken()
  const isKnown = await repository.setToken(db, workspaceId, account.id, tokenHashOf(token))
  if (!isKnown) await repository.insertAccount(db, workspaceId, { ...account, tokenHash: tokenHashOf(token) })
  return token
}

/** The token is worth nothing from now on; the account and what it published stay, and so do links to it. */
export const signOut = (db: Db, workspaceId: WorkspaceId, id: string) =>
  repository.setToken(db, workspaceId, id, tokenHashOf(newToken()))

export const removeUnused = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  repository.removeUnused(db, workspaceId, ids)

export async function accountOf(db: Db, authorization: string | undefined): Promise<Account> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  const account = token === undefined ? null : await repository.findByToken(db, tokenHashOf(token))
  if (!account) throw new AppError('unauthorized')
  return account
}

/** Takes whatever keeps the platform's rules, as often as it is sent. */
export const publish = (db: Db, { workspaceId, id, platform }: Sender, locale: Locale, post: SandboxPost) =>
  db.transaction(async (db) => {
    const { title, text, media } = post
    const of = (kind: 'picture' | 'video') => media.filter((each) => each.kind === kind).length
    const problems = checkPost({ platform, title, text, pictures: of('picture'), videos: of('video') })
    if (problems.length > 0) throw new AppError('refused', { fields: refusalOf(problems, locale) })
    // A network keeps what was published, whatever becomes of the sender's own copy.
    for (const { kind, url } of media)
      await claim(db, workspaceId, url, { field: 'media', isPicture: kind === 'picture' })
    const accepted = await repository.accept(db, workspaceId, id, post)
    await announce(db, { workspaceId }, SANDBOX_PATH)
    return { id: accepted.id, url: addressOf(id, accepted.id) }
  })

export async function find(db: Db, { workspaceId, id: accountId }: Account, reference: string) {
  const rows = await repository.listByReference(db, workspaceId, accountId, reference)
  const items = rows.map(({ id, acceptedAt }) => ({
    id,
    reference,
    url: addressOf(accountId, id),
    acceptedAt: acceptedAt.toISOString(),
  }))
  return { items, nextCursor: null }
}

export async function results(db: Db, { workspaceId, id }: Account, ids: string[]) {
  const own = await repository.listOwn(db, workspaceId, id, ids)
  const counts = await repository.countReactions(db, workspaceId, own)
  return { items: own.map((post) => ({ id: post, ...countsOf(counts, post) })), nextCursor: null }
}
