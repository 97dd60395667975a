import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../invoices.contract.ts'
import * as service from './invoices.service.ts'
import { printInvoice } from './print-invoice.ts'

export function invoiceRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.listInvoices, ({ query }, { actor }) => service.list(deps, actor, query))
  implement(app, contract.getInvoice, ({ params }, { actor }) => service.get(deps, actor, params.id))
  implement(app, contract.createInvoice, ({ body }, { actor, locale, deps }) =>
    service.create(deps, actor, locale, body),
  )
  implement(app, contract.updateInvoice, ({ params, body }, { actor, locale }) =>
    service.update(deps, actor, locale, params.id, body),
  )
  implement(app, contract.deleteInvoice, ({ params }, { actor }) => service.remove(deps, actor, params.id))
  implement(app, contract.invoicePdf, ({ params }, { actor }) => printInvoice(deps, actor, params.id))
}
