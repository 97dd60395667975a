import type { TeamChangeHandler } from '#features/people/index.server.ts'
import { announceInbox } from './announce-inbox.ts'
import * as repository from './conversations.repository.ts'

/** Conversations of a member who leaves become unassigned. */
export const conversationHandover: TeamChangeHandler = {
  beforeLeaving: async (db, where, { leaving }) => {
    const freed = await repository.unassignAll(db, where.workspaceId, leaving.id)
    if (freed > 0) await announceInbox(db, where)
  },
}
