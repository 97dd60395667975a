import { conversationHandover } from '#features/inbox/server/handover.service.ts'
import type { TeamChangeHandler } from '#features/people/server/team-changes.service.ts'
import { taskHandover } from '#features/team/server/handover.service.ts'

/** Who hands over work when the team changes, in this order. */
export const teamChangeHandlers: readonly TeamChangeHandler[] = [taskHandover, conversationHandover]
