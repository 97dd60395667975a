import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { invitationRoutes } from './server/invitations.routes.ts'
import { peopleDemo } from './server/people.demo.ts'
import { errors } from './server/people.errors.ts'
import { peopleRoutes } from './server/people.routes.ts'
import { sendInvitation } from './server/send-invitation.job.ts'
import type { TeamChangeHandler } from './server/team-change-handler.ts'

export { lockTeamShared, type Member, membersOf } from './server/people.service.ts'
export type { Handover, TeamChangeHandler } from './server/team-change-handler.ts'

/** `handlers`: features that reassign work when the team changes, in this order. */
export const peopleFeature = (handlers: readonly TeamChangeHandler[]): ServerFeature => ({
  errors,
  routes: (app) => {
    invitationRoutes(app, handlers)
    peopleRoutes(app, handlers)
  },
  jobs: [sendInvitation],
  demo: [peopleDemo],
  screenNames,
  articles,
})
