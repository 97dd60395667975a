import { randomUUID } from 'node:crypto'
import { postIdIn } from '#connectors/social/server-registry.ts'
import { BY_HAND, type PostRow } from '#features/campaigns/index.server.ts'
import { type AccountRow, findAccountFor } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import { endAttempts } from '../outcomes/outcomes.repository.ts'
import { insertReading } from '../results/results.repository.ts'

type Reading = { account: AccountRow; remoteId: string }

/**
 * How the results of a post can be read that a person published: by the id in its address, through the account that it
 * would have gone to. Null without such an account, and for addresses that don’t name a post exactly.
 */
export async function findReading(db: Db, post: PostRow, address: string): Promise<Reading | null> {
  if (post.isDemo) return null
  const account = await findAccountFor(db, post.workspaceId, post)
  const remoteId = account && postIdIn(account, address)
  return account && remoteId !== null ? { account, remoteId } : null
}

/** From now on its results are read as those of posts that we sent. */
export async function readByHand(db: Db, post: PostRow, account: AccountRow, now: Date): Promise<void> {
  const id = randomUUID()
  await insertReading(db, {
    id,
    workspaceId: post.workspaceId,
    postId: post.id,
    number: BY_HAND,
    accountId: account.id,
    accountName: account.accountName,
    adapter: account.adapter,
    startedAt: now,
  })
  await endAttempts(db, [{ id, outcome: 'published', detail: null, answer: null, isOver: true }])
}
