import './fastify-types.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '../deps.ts'
import { type Actor, findActor } from '../tenancy/actor.ts'
import { touchSession } from '../tenancy/touch-session.ts'
import { trustForFastify } from '../trust-proxy.ts'
import { refuseCrossSite } from './csrf.ts'
import { answerError } from './error-answer.ts'
import { enforceRequestDeadline } from './request-deadline.ts'
import { openRequestTurns, turnBounds } from './request-turns.ts'
import { securityHeaders } from './security-headers.ts'
import { readSessionToken } from './session-cookie.ts'

const JSON_LIMIT = 1024 * 1024
const CSV_TYPE = 'text/csv'

/** The server with cookies, headers, errors and session, but without screens. */
export async function createHttpServer(deps: Deps): Promise<FastifyInstance> {
  const https = deps.env.publicUrl?.startsWith('https://') ?? false
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    trustProxy: trustForFastify(deps.env.trustProxy),
    genReqId: () => randomUUID(),
    // Long enough for a phone to upload ten megabytes; headers have a shorter limit.
    requestTimeout: 300_000,
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('deps', deps)
  app.decorate('endpoints', [])
  app.decorate('https', https)
  app.decorate('keyedCalls', new Map())
  app.decorate('usedUpLimits', new Map())
  app.decorate('requestTurns', openRequestTurns(turnBounds))
  app.decorateRequest('actor', null)
  app.decorate('actorOf', (request: FastifyRequest) => resolveActor(deps, request, https))

  // Other sites can post text/plain without a CORS preflight, so nothing here reads it.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(CSV_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body))

  enforceRequestDeadline(app)
  await app.register(cookie)
  const protective = securityHeaders(https)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(protective)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    refuseCrossSite(request, deps.env.publicUrl)
  })
  app.setErrorHandler(answerError)
  return app
}

/** The session of the page whose first reads are being made, so that they do not look it up again. */
export const pageSession = new AsyncLocalStorage<{ token: string | undefined; actor: Actor }>()

async function resolveActor(deps: Deps, request: FastifyRequest, https: boolean) {
  const token = readSessionToken(request, https)
  if (!token) return null
  const now = deps.clock.now()
  const page = pageSession.getStore()
  const actor = page?.token === token ? page.actor : await findActor(deps.db, token, now)
  if (!actor) return null
  const clientId = request.headers['x-client-id']
  request.actor = { ...actor, clientId: typeof clientId === 'string' ? clientId.slice(0, 64) : undefined }
  touchSession(deps, actor, now)
  return request.actor
}

/** Without a session, all unknown paths look alike; only a member gets "not found". */
export async function refuseUnknownCall(app: FastifyInstance, request: FastifyRequest): Promise<never> {
  throw new AppError((await app.actorOf(request)) ? 'not_found' : 'unauthorized')
}
