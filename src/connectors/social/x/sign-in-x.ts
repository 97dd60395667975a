import { signInWithApp } from '../connect/app-sign-in.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { exchangeCode } from '../connect/oauth2.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import * as api from './x.api.ts'
import { xAdvice } from './x.connect.ts'
import { isOutOfCredits, reasonOf } from './x.map.ts'

/** Why the account could not be read. */
function unusable(answer: Answer) {
  if (isOutOfCredits(answer))
    return refusal('unexpected_answer', undefined, reasonOf(answer), xAdvice.credits)
  const problem = serverProblem(answer, undefined)
  return problem ?? refusal('unexpected_answer', undefined, reasonOf(answer))
}

export const xSignIn = signInWithApp({
  app: 'x',
  server: api.oauthServer,
  scopes: api.SCOPES,
  async finish(reach, { code, verifier, redirectUri, app }) {
    const exchanged = await exchangeCode(api.oauthServer(reach, app), {
      scopes: api.SCOPES,
      redirectUri,
      code,
      verifier,
      now: reach.clock.now(),
    })
    if (exchanged.kind === 'refused') return exchanged
    const { tokens, scopes } = exchanged
    const missing = api.SCOPES.filter((scope) => !scopes.includes(scope))
    if (missing.length > 0) return refusal('rights_missing', undefined, missing.join(', '), xAdvice.rights)
    const read = await api.readUser(reach, tokens)
    const { data: user } = api.userSchema.safeParse(bodyOf(read))
    if (!user) return unusable(read)
    const { id, username } = user.data
    const name = `@${username}`
    return {
      kind: 'granted',
      site: '',
      user: { id, name },
      tokens,
      scopes,
      accounts: [{ platform: 'x', remoteId: id, name }],
    }
  },
})
