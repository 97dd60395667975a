import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { encryptedAddress } from '../connect/redirect-address.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import * as api from './tiktok.api.ts'
import { tiktokAdvice } from './tiktok.connect.ts'
import { lacksScope, reasonOf } from './tiktok.map.ts'

function wayOf({ posts = 'drafts' }: Readonly<Record<string, string>>): api.Way | null {
  return posts === 'drafts' || posts === 'direct' ? posts : null
}

function unusable(answer: Answer) {
  if (lacksScope(answer)) return refusal('rights_missing', undefined, reasonOf(answer), tiktokAdvice.rights)
  return serverProblem(answer, undefined) ?? refusal('unexpected_answer', undefined, reasonOf(answer))
}

export const tiktokSignIn = signInWithApp({
  app: 'tiktok',
  server: api.oauthServer,
  scopes: (values) => api.SCOPES[wayOf(values) ?? 'drafts'],
  checkValues: (values) => (wayOf(values) ? null : refusal('invalid_value', 'posts')),
  addressFor: encryptedAddress,
  async finish(reach, back) {
    const wanted = api.SCOPES[wayOf(back.memo) ?? 'drafts']
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: wanted,
      // Whatever else was allowed: with these, drafts work.
      needed: api.SCOPES.drafts,
      advice: tiktokAdvice.rights,
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
    const answer = await api.readUser(reach, tokens)
    const { data } = api.userSchema.safeParse(bodyOf(answer))
    if (!data) return unusable(answer)
    const { open_id: id, display_name: shown } = data.data.user
    const name = shown || 'TikTok'
    return {
      kind: 'granted',
      site: '',
      user: { id, name },
      tokens,
      scopes,
      accounts: [{ platform: 'tiktok', remoteId: id, name }],
    }
  },
})
