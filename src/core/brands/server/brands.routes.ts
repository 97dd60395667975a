import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as voice from '../brand-voice.contract.ts'
import * as contract from '../brands.contract.ts'
import * as voices from './brand-voices.service.ts'
import * as service from './brands.service.ts'

export function brandRoutes(app: FastifyInstance): void {
  const { db } = app.deps
  implement(app, contract.listBrands, ({ query }, { actor }) =>
    service.list(db, actor, { archived: query.archived === 'true' }),
  )
  implement(app, contract.createBrand, ({ body }, { actor, deps }) => service.create(deps, actor, body))
  implement(app, contract.updateBrand, ({ params, body }, { actor }) =>
    service.update(app.deps, actor, params.id, body),
  )
  implement(app, contract.archiveBrand, ({ params }, { actor }) =>
    service.archive(app.deps, actor, params.id),
  )
  implement(app, contract.restoreBrand, ({ params }, { actor }) => service.restore(db, actor, params.id))

  implement(app, voice.getBrandVoice, ({ query }, { actor }) => voices.get(db, actor, query.brandId))
  implement(app, voice.saveBrandVoice, ({ body }, { actor }) => voices.save(app.deps, actor, body))
}
