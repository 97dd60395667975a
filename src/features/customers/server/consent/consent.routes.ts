import type { FastifyInstance } from 'fastify'
import * as contract from '#features/customers/consent.contract.ts'
import { implement } from '#server/http/implement.ts'
import { askEveryone, askForConsent } from './ask-for-consent.ts'
import * as service from './consent.service.ts'

export function consentRoutes(app: FastifyInstance): void {
  implement(app, contract.getConsents, ({ params }, { actor }) => service.get(app.deps, actor, params.id))
  implement(app, contract.recordConsent, ({ params, body }, { actor, deps }) =>
    service.record(deps, actor, params.id, body),
  )
  implement(app, contract.consentSummary, ({ query }, { actor }) =>
    service.summarize(app.deps.db, actor, query.brandId),
  )
  implement(app, contract.askForConsent, ({ body }, { actor, deps }) =>
    askForConsent(deps, actor, body.customerIds),
  )
  implement(app, contract.askEveryone, ({ body }, { actor, deps }) => askEveryone(deps, actor, body.brandId))
}
