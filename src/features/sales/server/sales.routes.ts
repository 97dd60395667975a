import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../sales.contract.ts'
import { importProducts } from './import-products.ts'
import { importSales } from './import-sales.ts'
import * as service from './sales.service.ts'

export function salesRoutes(app: FastifyInstance): void {
  const { db } = app.deps
  implement(app, contract.listProducts, ({ query }, { actor }) => service.products(db, actor, query))
  implement(app, contract.listTransactions, ({ query }, { actor }) => service.transactions(db, actor, query))
  implement(app, contract.importProducts, ({ query, body }, { actor, locale }) =>
    importProducts(app.deps, actor, locale, body, query.preview === 'true'),
  )
  implement(app, contract.importSales, ({ query, body }, { actor, locale }) =>
    importSales(app.deps, actor, locale, body, query.preview === 'true'),
  )
}
