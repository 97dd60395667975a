import type { FastifyInstance } from 'fastify'
import { disconnectSignal } from '#server/http/disconnect-signal.ts'
import { implement } from '#server/http/implement.ts'
import * as contract from '../media-library.contract.ts'
import { addUpload } from './add-upload.ts'
import * as service from './media-library.service.ts'

export const mediaLibraryRoutes =
  (usesOf: service.ListUses, listDesigns: service.ListDesigns) => (app: FastifyInstance) => {
    const { deps } = app
    const { db } = deps
    implement(app, contract.listMedia, ({ query }, { actor }) => service.list(db, actor, query))
    implement(app, contract.listDesigns, ({ query }, { actor }) => listDesigns(db, actor, query))
    implement(app, contract.listMediaTags, (_input, { actor }) => service.listTags(db, actor))
    implement(app, contract.getMedia, ({ params }, { actor }) =>
      service.get(db, actor.workspaceId, params.id),
    )
    implement(app, contract.addMedia, ({ body }, { actor }) => service.add(deps, actor, body))
    implement(app, contract.addUploadedMedia, ({ body }, { actor, reply }) =>
      addUpload(deps, actor, body.uploadId, { signal: disconnectSignal(reply) }),
    )
    implement(app, contract.retryConversion, ({ params }, { actor }) => service.retry(deps, actor, params.id))
    implement(app, contract.updateMedia, ({ params, body }, { actor }) =>
      service.update(deps, actor, params.id, body),
    )
    implement(app, contract.listMediaUses, ({ params }, { actor }) =>
      service.listUses(db, actor, params.id, usesOf),
    )
    implement(app, contract.deleteMedia, ({ params }, { actor }) =>
      service.remove(deps, actor, params.id, usesOf),
    )
    implement(app, contract.restoreMedia, ({ params }, { actor }) => service.restore(deps, actor, params.id))
  }
