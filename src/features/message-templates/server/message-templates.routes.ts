import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../message-templates.contract.ts'
import * as service from './message-templates.service.ts'
import { submitForPost, submitText } from './submit-template.ts'

export function messageTemplateRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getPostTemplate, ({ params }, { actor }) =>
    service.getPostTemplate(deps, actor, params),
  )
  implement(app, contract.choosePostTemplate, ({ params, body }, { actor }) =>
    service.choose(deps, actor, params, body),
  )
  implement(app, contract.submitPostTemplate, ({ params, body }, { actor }) =>
    submitForPost(deps, actor, params, body.language),
  )
  implement(app, contract.listTemplates, ({ params }, { actor }) => service.list(deps.db, actor, params.id))
  implement(app, contract.syncTemplates, ({ params }, { actor }) =>
    service.syncAndList(deps, actor, params.id),
  )
  implement(app, contract.submitTemplate, ({ params, body }, { actor }) =>
    submitText(deps, actor, params.id, body),
  )
}
