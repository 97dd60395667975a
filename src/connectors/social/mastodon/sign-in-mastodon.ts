import type { SignIn } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { authorizeUrl, exchangeCode, reasonIn } from '../connect/oauth2.ts'
import { serverOrigin } from '../connect/server-address.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import * as api from './mastodon.api.ts'
import { missingScopes } from './mastodon.map.ts'
import { readServerLimits } from './server-rules.ts'

/** People also enter their whole address, such as @luna@mastodon.social. */
const serverIn = (entered: string) => entered.slice(entered.lastIndexOf('@') + 1)

/** Each server knows us only after we have registered there. */
export const mastodonSignIn: SignIn<Reach> = {
  async begin(reach, { values, redirectUri, state, challenge }) {
    const site = serverOrigin(serverIn(values.server ?? ''), reach.env)
    if (site === null) return refusal('address_refused', 'server')
    const answer = await api.registerApp(reach, site, redirectUri)
    const failure = serverProblem(answer, 'server')
    if (failure) return failure
    const { data } = api.clientSchema.safeParse(bodyOf(answer))
    if (!data) return refusal('not_found', 'server')
    const client = { clientId: data.client_id, clientSecret: data.client_secret }
    const oauth = api.oauthServer(reach, site, client)
    return {
      kind: 'ready',
      url: authorizeUrl(oauth, { scopes: api.SCOPES, redirectUri, state, challenge }),
      memo: { site, ...client },
    }
  },

  async finish(reach, { code, verifier, redirectUri, memo }) {
    const { site = '', clientId = '', clientSecret = '' } = memo
    const client = { clientId, clientSecret }
    const exchanged = await exchangeCode(api.oauthServer(reach, site, client), {
      scopes: api.SCOPES,
      redirectUri,
      code,
      verifier,
      now: reach.clock.now(),
      field: 'server',
    })
    if (exchanged.kind === 'refused') return exchanged
    const { scopes } = exchanged
    const missing = missingScopes(scopes)
    if (missing.length > 0) return refusal('rights_missing', undefined, missing.join(', '))
    const secret = api.sealedIn({ token: exchanged.tokens.secret, ...client })
    const read = await api.readProfile(reach, { site, secret })
    const { data: profile } = api.profileSchema.safeParse(bodyOf(read))
    if (!profile)
      return serverProblem(read, 'server') ?? refusal('unexpected_answer', undefined, reasonIn(read))
    const name = `@${profile.acct}@${URL.parse(site)?.host ?? ''}`
    return {
      kind: 'granted',
      site,
      user: { id: profile.id, name: profile.display_name || name },
      tokens: { secret },
      scopes,
      limits: await readServerLimits(reach, site),
      accounts: [{ platform: 'mastodon', remoteId: profile.id, name }],
    }
  },
}
