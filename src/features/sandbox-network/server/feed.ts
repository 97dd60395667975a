import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import { decodeNumberCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { FeedPost, Reaction } from '../sandbox-network.contract.ts'
import { behaviourOf } from './behaviours.ts'
import { countsOf } from './counts.ts'
import { type Writing, writeAsReader } from './messages.ts'
import { fatesOf } from './post-fates.ts'
import { findAccount } from './sandbox-accounts.repository.ts'
import * as repository from './sandbox-network.repository.ts'

const COMMENTS_SHOWN = 3

type Read = Pick<Deps, 'db' | 'clock'>
type Row = NonNullable<Awaited<ReturnType<typeof repository.findPost>>>

/** Without its content. */
const emptied = (post: FeedPost): FeedPost => ({
  ...post,
  title: '',
  text: '',
  followUps: [],
  media: [],
  latestComments: [],
})

/** The posts as this person sees them. */
async function seenBy({ db, clock }: Read, { workspaceId, userId }: Actor, rows: Row[]): Promise<FeedPost[]> {
  const ids = rows.map(({ id }) => id)
  const { stateOf } = await fatesOf(db, workspaceId, ids, clock.now())
  const counted = await repository.countReactions(db, workspaceId, ids)
  const own = await repository.listOwnReactions(db, workspaceId, ids, userId)
  const comments = await repository.listComments(db, workspaceId, ids, COMMENTS_SHOWN)
  const did = (id: string, kind: 'view' | 'like') =>
    own.some((each) => each.ledgerId === id && each.kind === kind)
  return rows.map(({ id, title, text, followUps, media, acceptedAt }) => {
    const post: FeedPost = {
      id,
      title,
      text,
      followUps,
      media,
      acceptedAt: acceptedAt.toISOString(),
      state: stateOf(id),
      ...countsOf(counted, id),
      isLiked: did(id, 'like'),
      isSeen: did(id, 'view'),
      latestComments: comments
        .filter(({ ledgerId }) => ledgerId === id)
        .map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })),
    }
    return post.state === 'removed' ? emptied(post) : post
  })
}

async function getAccount(db: Db, { workspaceId }: Actor, id: string) {
  const account = await findAccount(db, workspaceId, id)
  if (!account) throw notFound()
  return account
}

export async function showAccount(db: Db, actor: Actor, id: string) {
  const account = await getAccount(db, actor, id)
  return { ...account, behaviour: await behaviourOf(db, actor.workspaceId, id) }
}

export async function list(
  read: Read,
  actor: Actor,
  accountId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const { db } = read
  await getAccount(db, actor, accountId)
  const before = cursor ? decodeNumberCursor(cursor) : null
  const rows = await repository.listOfAccount(db, actor.workspaceId, accountId, before, limit + 1)
  const page = toPage(rows, limit, ({ number }) => [String(number)])
  return { ...page, items: await seenBy(read, actor, page.items) }
}

/** Removed posts, and those still processing, are not found. */
async function shown(read: Read, actor: Actor, id: string): Promise<FeedPost> {
  const row = await repository.findPost(read.db, actor.workspaceId, id)
  const [post] = row ? await seenBy(read, actor, [row]) : []
  if (post?.state !== 'published') throw notFound()
  return post
}

export const react = (deps: Writing, actor: Actor, id: string, reaction: Reaction) =>
  deps.db.transaction(async (db) => {
    const read = { ...deps, db }
    await shown(read, actor, id)
    await repository.insertReaction(db, actor.workspaceId, id, { ...reaction, userId: actor.userId })
    if (reaction.kind === 'comment' && reaction.text !== undefined)
      await writeAsReader({ ...deps, db }, actor, id, reaction.text)
    // Views are not announced: scrolling past many posts would make every other screen refetch.
    if (reaction.kind !== 'view') await announce(db, actor, 'sandbox')
    return shown(read, actor, id)
  })

export const unlike = ({ db, clock }: Read, actor: Actor, id: string) =>
  db.transaction(async (db) => {
    await shown({ db, clock }, actor, id)
    await repository.removeLike(db, actor.workspaceId, id, actor.userId)
    await announce(db, actor, 'sandbox')
    return shown({ db, clock }, actor, id)
  })
