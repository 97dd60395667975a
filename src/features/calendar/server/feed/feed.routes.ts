import type { FastifyInstance } from 'fastify'
import * as contract from '#features/calendar/calendar.contract.ts'
import { implement } from '#server/http/implement.ts'
import * as service from './feed.service.ts'

const TYPE = 'text/calendar; charset=utf-8'

export function feedRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getFeed, (_input, { actor }) => service.getFeed(deps, actor))
  implement(app, contract.createFeed, (_input, { actor }) => service.createFeed(deps, actor))
  implement(app, contract.removeFeed, (_input, { actor }) => service.removeFeed(deps, actor))
  implement(app, contract.readFeed, async ({ query }, { request, reply }) => {
    const { body, etag } = await service.readFeed(deps, query.token)
    // Kept by the reader alone, and asked about each time: a revoked link ends at once.
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
    if (!known?.includes(etag)) return { type: TYPE, body }
    reply.code(304)
    return { type: TYPE, body: '' }
  })
}
