import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setSessionToken } from '#server/http/session-cookie.ts'
import type { CurrentUser } from '../auth.contract.ts'
import { getUser, revokeSession } from './auth.service.ts'
import type { Device, OpenedSession } from './open-session.ts'

export { type Device, type OpenedSession, openSession } from './open-session.ts'

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
})

/** Hands a new session to the browser; the one it had before is over. */
export async function enter(
  app: FastifyInstance,
  opened: OpenedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ user: CurrentUser }> {
  const before = await app.actorOf(request)
  if (before) await revokeSession(app.deps.db, before, before.sessionId)
  setSessionToken(reply, opened.token, app.https)
  return { user: await getUser(app.deps.db, opened) }
}
