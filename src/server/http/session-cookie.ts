import type { FastifyReply, FastifyRequest } from 'fastify'

export const SESSION_DAYS = 30

// With the prefix, browsers require https, our host and the root path. Plain http (a first try at home) cannot have it.
const nameFor = (https: boolean) => (https ? '__Host-session' : 'session')

export const readSessionToken = (request: FastifyRequest, https: boolean) => request.cookies[nameFor(https)]

export function setSessionToken(reply: FastifyReply, token: string, https: boolean): void {
  reply.setCookie(nameFor(https), token, {
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
    path: '/',
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  })
}

export function clearSessionToken(reply: FastifyReply, https: boolean): void {
  reply.clearCookie(nameFor(https), { httpOnly: true, secure: https, sameSite: 'lax', path: '/' })
}
