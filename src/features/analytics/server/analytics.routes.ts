import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../analytics.contract.ts'
import * as goalsContract from '../goals.contract.ts'
import { getAudience } from './audience.ts'
import { getBusiness } from './business.ts'
import { getContent } from './content.ts'
import * as goals from './goals.service.ts'
import { getOverview } from './overview.ts'
import { getPlatforms } from './platforms.ts'

export function analyticsRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getOverview, ({ query }, { actor }) => getOverview(deps, actor, query.brandId))
  implement(app, contract.getBusiness, (_input, { actor, locale }) => getBusiness(deps, actor, locale))
  implement(app, contract.getPlatforms, ({ query }, { actor }) => getPlatforms(deps, actor, query.brandId))
  implement(app, contract.getContent, ({ query }, { actor, locale }) =>
    getContent(deps, actor, locale, query.brandId),
  )
  implement(app, contract.getAudience, ({ query }, { actor }) => getAudience(deps, actor, query.brandId))
  implement(app, goalsContract.listGoals, ({ query }, { actor, locale }) =>
    goals.list(deps, actor, locale, query.period),
  )
  implement(app, goalsContract.createGoal, ({ body }, { actor, deps }) => goals.create(deps, actor, body))
  implement(app, goalsContract.changeGoal, ({ params, body }, { actor }) =>
    goals.change(deps, actor, params.id, body),
  )
  implement(app, goalsContract.deleteGoal, ({ params }, { actor }) => goals.remove(deps.db, actor, params.id))
}
