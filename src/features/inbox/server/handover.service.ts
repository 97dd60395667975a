import type { TeamChangeHandler } from '#features/people/index.server.ts'
import { announceInbox } from './announce-inbox.ts'
import * as repository from './conversations.repository.ts'

/** The conversations of whoever leaves are anybody's again. */
export const conversationHandover: TeamChangeHandler = {
  beforeLeaving: async (db, where, { leaving }) => {
    const freed = await repository.free(db, where.workspaceId, leaving.id)
    if (freed > 0) await announceInbox(db, where)
  },
}
