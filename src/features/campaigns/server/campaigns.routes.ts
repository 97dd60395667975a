import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../campaigns.contract.ts'
import { getCampaignResults } from '../results.contract.ts'
import * as service from './campaigns.service.ts'
import { createCampaign } from './create/create-campaign.ts'
import { duplicateCampaign } from './create/duplicate-campaign.ts'
import { generateCampaign } from './create/generate-campaign.ts'
import { deleteCampaign } from './edit/delete-campaign.ts'
import { listCampaigns } from './list/list-campaigns.ts'
import { listPlanGroups } from './list/list-plan-groups.ts'
import { drawPictures } from './media/draw-pictures.ts'
import { postRoutes } from './posts.routes.ts'
import { getResults } from './results/get-results.ts'

export function campaignRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { db } = deps
  implement(app, contract.listCampaigns, ({ query }, { actor }) => listCampaigns(deps, actor, query))
  implement(app, contract.listPlanGroups, ({ query }, { actor }) => listPlanGroups(deps, actor, query))
  implement(app, contract.campaignTotals, ({ query }, { actor }) =>
    service.summarize(db, actor, query.brandId),
  )
  implement(app, contract.createCampaign, ({ body }, { actor, locale, deps }) =>
    createCampaign(deps, actor, locale, body),
  )
  implement(app, contract.generateCampaign, ({ body }, { actor, locale, deps }) =>
    generateCampaign(deps, actor, locale, body),
  )
  implement(app, contract.getCampaign, ({ params }, { actor }) => service.get(db, actor, params.id))
  implement(app, contract.updateCampaign, ({ params, body }, { actor }) =>
    service.update(deps, actor, params.id, body),
  )
  implement(app, contract.deleteCampaign, ({ params }, { actor }) => deleteCampaign(deps, actor, params.id))
  implement(app, contract.duplicateCampaign, ({ params }, { actor, locale, deps }) =>
    duplicateCampaign(deps, actor, locale, params.id),
  )
  implement(app, contract.drawCampaignPictures, ({ params }, { actor }) =>
    drawPictures(deps, actor, params.id),
  )
  implement(app, getCampaignResults, ({ params }, { actor }) => getResults(db, actor, params.id))
  postRoutes(app)
}
