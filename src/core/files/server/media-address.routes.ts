import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '#platform/errors.ts'
import { rangeHeaderOf, readRange } from '#server/http/byte-range.ts'
import { fileHeaders } from './files.service.ts'
import { MEDIA_PATH, readMediaAddress } from './media-address.ts'

type MediaRequest = FastifyRequest<{ Params: { file: string } }>

/** For networks that fetch media themselves. The address is all they have, and nobody may keep what it shows. */
export function mediaAddressRoutes(app: FastifyInstance): void {
  const { deps } = app

  async function answer(request: MediaRequest, reply: FastifyReply) {
    const file = readMediaAddress(deps, request.params.file)
    const size = file && (await deps.storage.sizeOf(file.objectName))
    if (!file || size === null) throw notFound()
    const ending = request.params.file.slice(request.params.file.lastIndexOf('.'))
    reply.headers({ ...fileHeaders(`media${ending}`), 'cache-control': 'private, no-store' }).type(file.type)
    // Networks are other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'HEAD') return reply.header('content-length', size).send()
    const range = readRange(rangeHeaderOf(request.headers), size)
    if (range === 'beyond') throw new AppError('range_beyond_end')
    const object = await deps.storage.get(file.objectName, range ?? undefined)
    if (!object) throw notFound()
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.size}`)
    reply.header('content-length', range ? range.end - range.start + 1 : object.size)
    return reply.send(object.stream)
  }

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${MEDIA_PATH}/:file`,
    handler: answer,
  })
}
