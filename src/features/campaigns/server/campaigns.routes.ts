import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../campaigns.contract.ts'
import * as service from './campaigns.service.ts'
import { createCampaign } from './create-campaign.ts'
import { deleteCampaign } from './delete-campaign.ts'
import { drawPictures } from './draw-pictures.ts'
import { duplicateCampaign } from './duplicate-campaign.ts'
import { generateCampaign } from './generate-campaign.ts'
import { postRoutes } from './posts.routes.ts'
import * as sending from './send-campaign.ts'

export function campaignRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { db } = deps
  implement(app, contract.listCampaigns, ({ query }, { actor }) => service.list(db, actor, query))
  implement(app, contract.campaignTotals, ({ query }, { actor }) =>
    service.summarise(db, actor, query.brandId),
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
  implement(app, contract.publishCampaign, ({ params }, { actor, locale, deps }) =>
    sending.publish(deps, actor, locale, params.id),
  )
  implement(app, contract.scheduleCampaign, ({ params, body }, { actor, locale, deps }) =>
    sending.schedule(deps, actor, locale, params.id, body),
  )
  implement(app, contract.cancelCampaign, ({ params, body }, { actor }) =>
    sending.cancel(deps, actor, params.id, body.postIds),
  )
  implement(app, contract.retryCampaign, ({ params }, { actor, locale, deps }) =>
    sending.retry(deps, actor, locale, params.id),
  )
  implement(app, contract.duplicateCampaign, ({ params }, { actor, locale, deps }) =>
    duplicateCampaign(deps, actor, locale, params.id),
  )
  implement(app, contract.refreshCampaignResults, ({ params }, { actor }) =>
    sending.refreshResults(deps, actor, params.id),
  )
  implement(app, contract.drawCampaignPictures, ({ params }, { actor }) =>
    drawPictures(deps, actor, params.id),
  )
  postRoutes(app)
}
