import type { SignIn } from '../connect.ts'
import { refusal, serverProblem } from '../connect-refusal.ts'
import type { Answer, Reach } from '../network-call.ts'
import { serverOrigin } from '../server-address.ts'
import * as api from './mastodon.api.ts'
import { missingScopes, reasonIn } from './mastodon.map.ts'
import { readServerLimits } from './server-rules.ts'

/** People also enter their whole address, such as @luna@mastodon.social. */
const serverIn = (entered: string) => entered.slice(entered.lastIndexOf('@') + 1)

const bodyOf = (answer: Answer) => (answer.kind === 'answer' && answer.status === 200 ? answer.body : null)

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
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: data.client_id,
      redirect_uri: redirectUri,
      scope: api.SCOPES.join(' '),
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    return {
      kind: 'ready',
      url: `${api.siteUrl(reach, site)}/oauth/authorize?${query}`,
      memo: { site, clientId: data.client_id, clientSecret: data.client_secret },
    }
  },

  async finish(reach, { code, verifier, redirectUri, memo }) {
    const { site = '', clientId = '', clientSecret = '' } = memo
    const client = { clientId, clientSecret }
    const answer = await api.exchangeCode(reach, site, client, { code, verifier, redirectUri })
    const failure = serverProblem(answer, 'server')
    if (failure) return failure
    const { data } = api.tokenSchema.safeParse(bodyOf(answer))
    // The code has been used, or is too old.
    if (!data && answer.kind === 'answer' && answer.status >= 400)
      return refusal('expired', undefined, reasonIn(answer))
    if (!data) return refusal('unexpected_answer')
    const scopes = data.scope.split(' ').filter((scope) => scope !== '')
    const missing = missingScopes(scopes)
    if (missing.length > 0) return refusal('rights_missing', undefined, missing.join(', '))
    const secret = api.sealedIn({ token: data.access_token, ...client })
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
