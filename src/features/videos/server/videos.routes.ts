import type { FastifyInstance } from 'fastify'
import { fileHeaders } from '#core/files/index.server.ts'
import { rangeHeaderOf } from '#server/http/byte-range.ts'
import { implement } from '#server/http/implement.ts'
import * as contract from '../videos.contract.ts'
import * as service from './videos.service.ts'

export function videoRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.generateVideo, ({ body }, { actor, locale, deps }) =>
    service.create(deps, actor, locale, body),
  )
  implement(app, contract.planVideo, ({ body }, { actor, locale }) => service.plan(deps, actor, locale, body))
  implement(app, contract.listVideos, ({ query }, { actor, locale }) =>
    service.list(deps, actor, locale, query),
  )
  implement(app, contract.getVideo, ({ params }, { actor, locale }) =>
    service.get(deps, actor, locale, params.id),
  )
  implement(app, contract.videoFile, async ({ params }, { actor, request, reply }) => {
    const file = await service.open(deps, actor, params.id, rangeHeaderOf(request.headers))
    reply.headers(fileHeaders(`video-${params.id.slice(0, 8)}.mp4`))
    return file
  })
  implement(app, contract.deleteVideo, ({ params }, { actor }) => service.remove(deps, actor, params.id))
}
