import type { ConnectRefusal, SignIn } from '../connect.ts'
import { ADDRESS_REFUSED, type Answer, type Reach } from '../network-call.ts'
import { serverOrigin } from '../server-address.ts'
import * as api from './mastodon.api.ts'
import { missingScopes, reasonIn } from './mastodon.map.ts'

const refused = (problem: ConnectRefusal['problem'], field?: string, detail?: string): ConnectRefusal => ({
  kind: 'refused',
  problem,
  ...(field && { field }),
  ...(detail && { detail }),
})

/** Why there is no usable answer, whatever was asked. */
function failureOf(answer: Answer): ConnectRefusal | null {
  if (answer.kind !== 'answer')
    return refused(answer.reason === ADDRESS_REFUSED ? 'address_refused' : 'unreachable', 'server')
  if (answer.status === 429) return refused('rate_limited')
  return answer.status >= 500 ? refused('unreachable', 'server') : null
}

/** People also enter their whole address, such as @luna@mastodon.social. */
const serverIn = (entered: string) => entered.slice(entered.lastIndexOf('@') + 1)

const bodyOf = (answer: Answer) => (answer.kind === 'answer' && answer.status === 200 ? answer.body : null)

/** Each server knows us only after we have registered there. */
export const mastodonSignIn: SignIn<Reach> = {
  async begin(reach, { values, redirectUri, state, challenge }) {
    const site = serverOrigin(serverIn(values.server ?? ''), reach.env)
    if (site === null) return refused('address_refused', 'server')
    const answer = await api.registerApp(reach, site, redirectUri)
    const failure = failureOf(answer)
    if (failure) return failure
    const { data } = api.clientSchema.safeParse(bodyOf(answer))
    if (!data) return refused('not_found', 'server')
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
    const failure = failureOf(answer)
    if (failure) return failure
    const { data } = api.tokenSchema.safeParse(bodyOf(answer))
    // The code has been used, or is too old.
    if (!data && answer.kind === 'answer' && answer.status >= 400)
      return refused('expired', undefined, reasonIn(answer))
    if (!data) return refused('unexpected_answer')
    const scopes = data.scope.split(' ').filter((scope) => scope !== '')
    const missing = missingScopes(scopes)
    if (missing.length > 0) return refused('rights_missing', undefined, missing.join(', '))
    const secret = api.sealedIn({ token: data.access_token, ...client })
    const read = await api.readProfile(reach, { site, secret })
    const { data: profile } = api.profileSchema.safeParse(bodyOf(read))
    if (!profile) return failureOf(read) ?? refused('unexpected_answer', undefined, reasonIn(read))
    const name = `@${profile.acct}@${URL.parse(site)?.host ?? ''}`
    return {
      kind: 'granted',
      site,
      user: { id: profile.id, name: profile.display_name || name },
      tokens: { secret },
      scopes,
      accounts: [{ platform: 'mastodon', remoteId: profile.id, name }],
    }
  },
}
