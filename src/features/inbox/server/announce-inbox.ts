import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'

/** Everything that shows messages, conversations or their figures. */
export const announceInbox = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>) =>
  announce(db, to, 'messages')

/** For changes of a conversation that affect no message list. */
export const announceConversation = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>, id: string) =>
  announce(db, to, `messages/${id}`)
