import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { getConversation, listMessages } from '../inbox.contract.ts'

const conversationsPath = getConversation.path.replace('/:id', '')

/** Everything that shows messages, conversations or their figures. */
export const announceInbox = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>) =>
  announce(db, to, listMessages.path, conversationsPath, '/api/dashboard', '/api/home')

/** For what changes a conversation and no list of messages. */
export const announceConversation = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>, id: string) =>
  announce(db, to, `${conversationsPath}/${id}`)
