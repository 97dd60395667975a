import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
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
  async finish(reach, back) {
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: api.SCOPES,
      advice: xAdvice.rights,
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
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
