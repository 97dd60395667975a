import { signInWithApp } from '../connect/app-sign-in.ts'
import { refusal } from '../connect/connect-refusal.ts'
import { exchangeCode } from '../connect/oauth2.ts'
import { encryptedAddress } from '../connect/redirect-address.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { appRefusalIn, unusable } from '../meta/graph-sign-in.ts'
import * as api from './threads.api.ts'
import { threadsAdvice } from './threads.connect.ts'
import { tokensIn } from './threads.map.ts'

/** What the person allowed. Threads tells it only to people with a role in the app; others have allowed everything. */
async function readRights(reach: Reach, secret: string): Promise<readonly string[]> {
  const answer = await api.readRights(reach, { secret })
  return api.rightsSchema.safeParse(bodyOf(answer)).data?.data.scopes ?? api.SCOPES
}

export const threadsSignIn = signInWithApp({
  app: 'threads',
  server: api.oauthServer,
  scopes: api.SCOPES,
  addressFor: encryptedAddress,
  check: async (reach, app) => appRefusalIn(await api.readAppToken(reach, app)),
  async finish(reach, { code, verifier, redirectUri, app }) {
    const now = reach.clock.now()
    const exchanged = await exchangeCode(api.oauthServer(reach, app), {
      scopes: api.SCOPES,
      redirectUri,
      code,
      verifier,
      now,
    })
    if (exchanged.kind === 'refused') return exchanged
    const extended = await api.extendToken(reach, app, exchanged.tokens)
    const tokens = tokensIn(extended, now)
    if (!tokens) return unusable(extended)
    const scopes = await readRights(reach, tokens.secret)
    const missing = api.NEEDED_SCOPES.filter((scope) => !scopes.includes(scope))
    if (missing.length > 0)
      return refusal('rights_missing', undefined, missing.join(', '), threadsAdvice.rights)
    const read = await api.readProfile(reach, tokens)
    const { data: profile } = api.profileSchema.safeParse(bodyOf(read))
    if (!profile) return unusable(read)
    const name = profile.username ? `@${profile.username}` : profile.id
    return {
      kind: 'granted',
      site: '',
      user: { id: profile.id, name },
      tokens,
      scopes,
      accounts: [{ platform: 'threads', remoteId: profile.id, name }],
    }
  },
})
