import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { rememberAddress } from '#server/http/enforce-limits.ts'
import { setSessionToken } from '#server/http/session-cookie.ts'
import { getUser, revokeSession } from './auth.service.ts'
import type { Device, OpenedSession } from './open-session.ts'

export { type Device, type OpenedSession, openSession } from './open-session.ts'

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: clientAddress(request),
})

/** Gives the browser a new session and ends its previous one. */
export async function startSession(
  app: FastifyInstance,
  opened: OpenedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ user: CurrentUser }> {
  const before = await app.actorOf(request)
  if (before) await revokeSession(app.deps.db, before, before.sessionId)
  setSessionToken(reply, opened.token, app.https)
  const user = await getUser(app.deps.db, opened)
  await rememberAddress(app.deps, user.email, request)
  return { user }
}
