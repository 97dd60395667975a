import type { FastifyInstance } from 'fastify'
import { currentUser } from '#core/session/session.contract.ts'
import { canSendMail } from '#core/settings/index.server.ts'
import { safeNext } from '#platform/screens.ts'
import { isOwnNavigation } from '#server/http/csrf.ts'
import { rememberAddress } from '#server/http/enforce-limits.ts'
import { implement } from '#server/http/implement.ts'
import { clearSessionToken, setSessionToken } from '#server/http/session-cookie.ts'
import * as contract from '../auth.contract.ts'
import * as service from './auth.service.ts'
import { enterWorkspace } from './enter-workspace.ts'
import { askForReset, resetPassword } from './reset-password.ts'
import { deviceOf, startSession } from './sessions.service.ts'
import { signUp } from './sign-up.ts'

export function authRoutes(app: FastifyInstance): void {
  const { deps } = app

  implement(app, contract.login, async ({ body }, { request, reply }) =>
    startSession(app, await service.login(deps, body, deviceOf(request)), request, reply),
  )
  implement(app, contract.signUp, async ({ body }, { request, reply, locale }) =>
    startSession(app, await signUp(deps, { ...body, locale, device: deviceOf(request) }), request, reply),
  )
  implement(app, currentUser, (_input, { actor }) => service.getUser(deps.db, actor))
  implement(app, contract.changeLanguage, ({ body }, { actor }) =>
    service.changeLanguage(deps.db, actor, body.locale),
  )
  implement(app, contract.openLogin, ({ query }) => {
    const next = safeNext(query.next)
    return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
  })
  implement(app, contract.logout, async (_input, { actor, request, reply }) => {
    if (!isOwnNavigation(request)) return '/'
    if (actor) await service.revokeSession(deps.db, actor, actor.sessionId)
    clearSessionToken(reply, app.https)
    return '/'
  })
  implement(app, contract.signInOptions, async () => ({ mail: await canSendMail(deps) }))
  implement(app, contract.forgotPassword, ({ body }) => askForReset(deps, body.email))
  implement(app, contract.resetPassword, async ({ body }, { request }) => {
    const email = await resetPassword(deps, body.token, body.password)
    // A person with access to the mailbox can sign in with the new password, even while others guess.
    await rememberAddress(deps, email, request)
  })
  implement(app, contract.listSessions, (_input, { actor }) => service.listSessions(deps, actor))
  implement(app, contract.revokeSession, ({ params }, { actor }) =>
    service.revokeSession(deps.db, actor, params.id),
  )
  implement(app, contract.revokeOtherSessions, (_input, { actor }) =>
    service.revokeOtherSessions(deps.db, actor),
  )
  implement(app, contract.listWorkspaces, (_input, { actor }) => service.listWorkspaces(deps.db, actor))
  implement(app, contract.enterWorkspace, async ({ params }, { actor, reply }) => {
    const token = await enterWorkspace(deps, actor, params.id)
    if (token) setSessionToken(reply, token, app.https)
  })
}
