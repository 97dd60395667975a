import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../planner.contract.ts'
import { changeEntry, moveEntry } from './change-entry.ts'
import { deleteEntry, restoreEntry } from './delete-entry.ts'
import { putPicture, removePicture } from './entry-picture.ts'
import { getInsights } from './plan-insights.ts'
import * as service from './planner.service.ts'
import { getPosInsights } from './pos-insights.ts'
import { requestPlan, retryPlan } from './request-plan.ts'
import { rewriteEntry, undoRewrite } from './rewrite-entry.ts'
import { schedulePlan } from './schedule-plan.ts'

export function plannerRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.listPlans, ({ query }, { actor, locale }) =>
    service.list(deps, actor, locale, query),
  )
  implement(app, contract.getInsights, ({ query }, { actor }) => getInsights(deps, actor, query.brandId))
  implement(app, contract.getPosInsights, (_input, { actor }) => getPosInsights(deps, actor))
  implement(app, contract.generatePlan, ({ body }, { actor, locale }) =>
    requestPlan(deps, actor, locale, body),
  )
  implement(app, contract.getPlan, ({ params }, { actor, locale }) =>
    service.get(deps, actor, locale, params.id),
  )
  implement(app, contract.renamePlan, ({ params, body }, { actor, locale }) =>
    service.rename(deps, actor, locale, params.id, body.title),
  )
  implement(app, contract.deletePlan, ({ params }, { actor }) => service.remove(deps.db, actor, params.id))
  implement(app, contract.retryPlan, ({ params }, { actor, locale }) =>
    retryPlan(deps, actor, locale, params.id),
  )
  implement(app, contract.approvePlan, ({ params }, { actor, locale }) =>
    service.approve(deps, actor, locale, params.id),
  )
  implement(app, contract.reopenPlan, ({ params }, { actor, locale }) =>
    service.reopen(deps, actor, locale, params.id),
  )
  implement(app, contract.schedulePlan, ({ params }, { actor, locale }) =>
    schedulePlan(deps, actor, locale, params.id),
  )
  implement(app, contract.changePlanEntry, ({ params, body }, { actor, locale }) =>
    changeEntry(deps, actor, locale, params, body),
  )
  implement(app, contract.movePlanEntry, ({ params, body }, { actor, locale }) =>
    moveEntry(deps, actor, locale, params, body),
  )
  implement(app, contract.deletePlanEntry, ({ params }, { actor, locale }) =>
    deleteEntry(deps, actor, locale, params),
  )
  implement(app, contract.restorePlanEntry, ({ params }, { actor, locale }) =>
    restoreEntry(deps, actor, locale, params),
  )
  implement(app, contract.rewritePlanEntry, ({ params, body }, { actor, locale }) =>
    rewriteEntry(deps, actor, locale, params, body),
  )
  implement(app, contract.undoPlanEntryRewrite, ({ params }, { actor, locale }) =>
    undoRewrite(deps, actor, locale, params),
  )
  implement(app, contract.putPlanEntryPicture, ({ params, body }, { actor, locale }) =>
    putPicture(deps, actor, locale, params, body),
  )
  implement(app, contract.removePlanEntryPicture, ({ params }, { actor, locale }) =>
    removePicture(deps, actor, locale, params),
  )
}
