import type { FastifyInstance } from 'fastify'
import { rangeHeaderOf } from '#server/http/byte-range.ts'
import { disconnectSignal } from '#server/http/disconnect-signal.ts'
import { implement } from '#server/http/implement.ts'
import * as contract from '../files.contract.ts'
import * as uploadContract from '../uploads.contract.ts'
import * as service from './files.service.ts'
import { mediaAddressRoutes } from './media-address.routes.ts'
import { receiveFile } from './receive-file.ts'
import { endEarly } from './request-bytes.ts'
import { openThumbnail } from './thumbnails.service.ts'
import * as uploads from './uploads.service.ts'

const THUMBNAIL_FILE = 'thumbnail.webp'

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  const { deps } = app
  implement(app, contract.requestUpload, (_input, { actor }) => service.issueUpload(deps, actor))
  implement(app, contract.getObject, async ({ params }, { actor, request, reply }) => {
    const url = service.urlOfFile(params.name)
    const file = await service.openFile(deps, actor.workspaceId, url, rangeHeaderOf(request.headers))
    reply.headers(service.fileHeaders(file.fileName))
    return file
  })
  implement(app, contract.getThumbnail, ({ params }, { actor, reply }) => {
    reply.headers(service.fileHeaders(THUMBNAIL_FILE))
    const signal = disconnectSignal(reply)
    return openThumbnail(deps, { workspaceId: actor.workspaceId, signal }, params.name)
  })
  implement(app, uploadContract.startUpload, ({ body }, { actor }) => uploads.start(deps, actor, body))
  implement(app, uploadContract.getUpload, ({ params }, { actor }) => uploads.get(deps, actor, params.id))
  implement(app, uploadContract.cancelUpload, ({ params }, { actor }) =>
    uploads.cancel(deps, actor, params.id),
  )
  mediaAddressRoutes(app)
  await app.register(async (scope) => receiver(scope))
}

/** A scope without body parsers: bytes are streamed from the connection to storage. */
function receiver(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.addHook('onSend', async (request) => endEarly(request.raw, contract.MAX_FILE_BYTES))
  implement(scope, contract.putObject, ({ params, query }, { actor, request, reply, locale }) => {
    const call = { locale, signal: disconnectSignal(reply) }
    return receiveFile(scope.deps, actor, { ...params, ...query }, request.raw, call)
  })
  implement(scope, uploadContract.putChunk, ({ params, query }, { actor, request }) =>
    uploads.receiveChunk(scope.deps, actor, { ...params, ...query }, request.raw),
  )
}
