import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import * as api from './snapchat.api.ts'
import { snapchatAdvice } from './snapchat.connect.ts'
import { reasonOf } from './snapchat.map.ts'

/** Why the profile could not be read. */
function unusable(answer: Answer) {
  const status = answer.kind === 'answer' ? answer.status : 0
  if (status === 403) return refusal('rights_missing', undefined, reasonOf(answer), snapchatAdvice.list)
  if (status === 404) return refusal('no_account', undefined, reasonOf(answer), snapchatAdvice.profile)
  return serverProblem(answer, undefined) ?? refusal('unexpected_answer', undefined, reasonOf(answer))
}

export const snapchatSignIn = signInWithApp({
  app: 'snapchat',
  server: api.oauthServer,
  scopes: api.SCOPES,
  async finish(reach, back) {
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: api.SCOPES,
      advice: snapchatAdvice.list,
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
    const read = await api.readOwnProfile(reach, tokens)
    const { data } = api.profileSchema.safeParse(bodyOf(read))
    if (!data) return unusable(read)
    const { id, display_name, snap_user_name } = data.public_profile
    const name = display_name || snap_user_name || id
    return {
      kind: 'granted',
      site: '',
      user: { id, name },
      tokens,
      scopes,
      accounts: [{ platform: 'snapchat', remoteId: id, name }],
    }
  },
})
