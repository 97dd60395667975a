import type { FastifyInstance } from 'fastify'
import * as campaignTimes from '#features/campaigns/times.contract.ts'
import { implement } from '#server/http/implement.ts'
import * as contract from '../calendar.contract.ts'
import * as postingTimes from '../posting-times.contract.ts'
import * as service from './calendar.service.ts'
import { listOccasions } from './list-occasions.ts'
import { listWarnings } from './list-warnings.ts'
import { moveItems, unscheduleItems } from './move-items.ts'
import { listFreeTimes } from './times/list-free-times.ts'
import * as times from './times/posting-times.service.ts'
import { proposeTimes } from './times/propose-times.ts'
import { queueCampaign } from './times/queue-campaign.ts'

export function calendarRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getCalendar, ({ query }, { actor, locale }) =>
    service.getItems(deps, actor, query, locale),
  )
  implement(app, contract.getOccasions, ({ query }, { actor, locale }) =>
    listOccasions(deps, actor, query, locale),
  )
  implement(app, contract.getWarnings, ({ query }, { actor }) => listWarnings(deps, actor, query))
  implement(app, contract.getWeek, ({ query }, { actor }) => service.getWeek(deps, actor, query.brandId))
  implement(app, contract.moveItems, ({ body }, { actor, locale }) =>
    moveItems(deps, actor, locale, body.items),
  )
  implement(app, contract.unscheduleItems, ({ body }, { actor }) => unscheduleItems(deps, actor, body.ids))
  implement(app, postingTimes.getPostingTimes, (_input, { actor }) => times.getPostingTimes(deps, actor))
  implement(app, postingTimes.savePostingTimes, ({ body }, { actor }) =>
    times.save(deps, actor, body.platforms),
  )
  implement(app, postingTimes.getFreeTimes, ({ query }, { actor }) => listFreeTimes(deps, actor, query))
  implement(app, campaignTimes.queueCampaign, ({ params, body }, { actor, locale, deps }) =>
    queueCampaign(deps, actor, locale, params.id, body.way),
  )
  implement(app, campaignTimes.proposeTimes, ({ params }, { actor }) => proposeTimes(deps, actor, params.id))
}
