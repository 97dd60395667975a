import type { FastifyInstance } from 'fastify'
import { disconnectSignal } from '#server/http/disconnect-signal.ts'
import { implement } from '#server/http/implement.ts'
import * as pictures from '../brand-pictures.contract.ts'
import * as contract from '../brand-studio.contract.ts'
import * as design from './brand-design.service.ts'
import { openLogo, packBrand } from './brand-package.ts'
import * as service from './brand-pictures.service.ts'
import { previewDesign } from './draw-design.ts'
import { generatePicture } from './generate-picture.ts'
import { openSample } from './sample-design.ts'
import { startDesign } from './start-design.ts'
import { listPlaces, usePicture } from './use-picture.ts'

export function brandStudioRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getBrandDesign, ({ query }, { actor }) => design.get(deps.db, actor, query.brandId))
  implement(app, contract.saveBrandDesign, ({ body }, { actor }) => design.save(deps, actor, body))
  implement(app, contract.activateStudio, ({ body }, { actor }) => design.activate(deps, actor, body.brandId))
  implement(app, contract.previewDesign, ({ body }, { actor, reply }) =>
    previewDesign(deps, actor, body, disconnectSignal(reply)),
  )
  implement(app, contract.sampleDesign, ({ query }, { actor, reply }) => {
    reply.header('cache-control', 'private, max-age=3600')
    return openSample(deps, actor, query)
  })
  implement(app, contract.brandLogo, ({ params, query }, { actor, reply }) => {
    const asked = { brandId: query.brandId, isDownload: query.download === 'true' }
    return openLogo(deps, actor, params.variant, asked, disconnectSignal(reply))
  })
  implement(app, contract.brandPackage, ({ query }, { actor, reply }) =>
    packBrand(deps, actor, query.brandId, disconnectSignal(reply)),
  )

  implement(app, pictures.listBrandPictures, ({ query }, { actor }) => service.list(deps, actor, query))
  implement(app, pictures.createBrandPicture, ({ body }, { actor }) => service.create(deps, actor, body))
  implement(app, pictures.generateBrandPicture, ({ body }, { actor, locale }) =>
    generatePicture(deps, actor, locale, body),
  )
  implement(app, pictures.updateBrandPicture, ({ params, body }, { actor }) =>
    service.update(deps, actor, params.id, body),
  )
  implement(app, pictures.deleteBrandPicture, ({ params }, { actor }) =>
    service.remove(deps, actor, params.id),
  )
  implement(app, pictures.downloadBrandPicture, ({ params, query }, { actor, reply }) =>
    service.download(deps, actor, params.id, query.format, disconnectSignal(reply)),
  )
  implement(app, pictures.listPicturePlaces, ({ query }, { actor }) =>
    listPlaces(deps.db, actor, query.brandId),
  )
  implement(app, pictures.startDesign, ({ params, query }, { actor, locale }) =>
    startDesign(deps, actor, locale, { ...params, ...query }),
  )
  implement(app, pictures.usePicture, ({ params, body }, { actor }) =>
    usePicture(deps, actor, params.id, body),
  )
}
