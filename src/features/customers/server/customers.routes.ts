import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../customers.contract.ts'
import * as service from './customers.service.ts'
import { exportCustomers } from './export-customers.ts'
import { importCustomers } from './import-customers.ts'

export function customerRoutes(app: FastifyInstance): void {
  const { db } = app.deps
  implement(app, contract.listCustomers, ({ query }, { actor }) => service.list(db, actor, query))
  implement(app, contract.customerSummary, ({ query }, { actor }) =>
    service.summarize(db, actor, query.brandId),
  )
  implement(app, contract.getCustomer, ({ params }, { actor }) => service.get(db, actor, params.id))
  implement(app, contract.createCustomer, ({ body }, { actor, locale, deps }) =>
    service.create(deps, actor, locale, body),
  )
  implement(app, contract.updateCustomer, ({ params, body }, { actor }) =>
    service.update(app.deps, actor, params.id, body),
  )
  implement(app, contract.deleteCustomer, ({ params }, { actor }) => service.remove(db, actor, params.id))
  implement(app, contract.importCustomers, ({ query, body }, { actor, locale }) =>
    importCustomers(app.deps, actor, locale, body, query),
  )
  implement(app, contract.exportCustomers, (_input, { actor, locale }) =>
    exportCustomers(app.deps, actor, locale),
  )
}
