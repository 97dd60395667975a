import { sandboxFeedPath } from '#connectors/social/sandbox/sandbox-url.ts'
import { notFound } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import { decodeNumberCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { CustomerMessage, SandboxMessage, SandboxReply } from '../sandbox-network.contract.ts'
import { messageDelivery } from './deliver-message.job.ts'
import { findAccount } from './sandbox-accounts.repository.ts'
import * as repository from './sandbox-messages.repository.ts'
import { findPost } from './sandbox-network.repository.ts'

export type Writing = Pick<Deps, 'db' | 'clock' | 'queue'>
type Account = { workspaceId: WorkspaceId; id: string }
type FromCustomer = { accountId: string; thread: string; customerName: string; text: string }

const shown = ({ createdAt, ...row }: repository.MessageRow): SandboxMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Stored, with a job that delivers it to the connected account. */
async function write({ db, clock, queue }: Writing, actor: Actor, message: FromCustomer) {
  const { workspaceId } = actor
  const row = await repository.insert(db, workspaceId, {
    ...message,
    from: 'customer',
    createdAt: clock.now(),
  })
  await queue.enqueue(db, messageDelivery, { workspaceId, messageId: row.id })
  await announce(db, actor, 'sandbox')
  return row
}

/** The same name is the same customer. */
export const writeAsCustomer = (
  deps: Writing,
  actor: Actor,
  accountId: string,
  { name, text }: CustomerMessage,
): Promise<SandboxMessage> =>
  deps.db.transaction(async (db) => {
    if (!(await findAccount(db, actor.workspaceId, accountId))) throw notFound()
    const message = { accountId, thread: name, customerName: name, text }
    return shown(await write({ ...deps, db }, actor, message))
  })

/** A comment reaches the account, too; each reader of each post is a conversation. */
export async function writeAsReader(
  deps: Writing,
  actor: Actor,
  postId: string,
  text: string,
): Promise<void> {
  const post = await findPost(deps.db, actor.workspaceId, postId)
  const reader = await repository.findReader(deps.db, actor.userId)
  if (!post || !reader) throw notFound()
  const thread = `comment ${postId} ${actor.userId}`
  const message = { accountId: post.accountId, thread, customerName: fullName(reader), text }
  await write(deps, actor, message)
}

/** Accepts every reply, as often as it is sent. */
export const answer = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, id: accountId }: Account,
  { thread, text, reference }: SandboxReply,
) =>
  db.transaction(async (db) => {
    const customerName = (await repository.findCustomerName(db, workspaceId, accountId, thread)) ?? thread
    const { id } = await repository.insert(db, workspaceId, {
      accountId,
      thread,
      customerName,
      from: 'shop',
      text,
      reference,
      createdAt: clock.now(),
    })
    await announce(db, { workspaceId }, 'sandbox')
    return { id, url: sandboxFeedPath(accountId) }
  })

export async function find(db: Db, { workspaceId, id: accountId }: Account, reference: string) {
  const rows = await repository.listByReference(db, workspaceId, accountId, reference)
  return { items: rows.map(({ id }) => ({ id, url: sandboxFeedPath(accountId) })), nextCursor: null }
}

export async function list(
  db: Db,
  { workspaceId }: Actor,
  accountId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  if (!(await findAccount(db, workspaceId, accountId))) throw notFound()
  const before = cursor ? decodeNumberCursor(cursor) : null
  const rows = await repository.list(db, workspaceId, accountId, before, limit + 1)
  const page = toPage(rows, limit, ({ number }) => [String(number)])
  return { ...page, items: page.items.map(shown) }
}
