import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { announceInbox } from './announce-inbox.ts'
import * as repository from './conversations.repository.ts'

/** The conversations of whoever leaves are anybody's again. In the transaction of that, while the team stands still. */
export async function freeConversations(
  db: Db,
  where: Pick<Actor, 'workspaceId' | 'clientId'>,
  userId: string,
): Promise<void> {
  const freed = await repository.free(db, where.workspaceId, userId)
  if (freed > 0) await announceInbox(db, where)
}
