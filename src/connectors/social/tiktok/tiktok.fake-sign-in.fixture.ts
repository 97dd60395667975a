import { randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

const TOKEN_LIFE_S = 86_400
const REFRESH_LIFE_S = 31_536_000

type Given = {
  app: { clientId: string; clientSecret: string }
  openId: string
  tokens: Set<string>
  refreshes: Set<string>
  /** What the app may ask for, and what the person allows. */
  rights(): { appScopes: string[]; allows: string[] }
  onAllowed(scopes: string[]): void
}

/** The token server speaks otherwise than the rest of TikTok, and refuses with status 200. */
const refused = (error: string): FakeAnswer => ({
  status: 200,
  body: { error, error_description: `${error}.`, log_id: '202611190000000002' },
})
const errorPage = (what: string): FakeAnswer => ({ status: 400, body: `<p>${what}</p>` })

/** TikTok's page, its tokens and how they are given back. */
export function createSignIn({ app, openId, tokens, refreshes, rights, onAllowed }: Given) {
  const codes = new Map<string, string>()

  function issue(): FakeAnswer {
    const [access, refresh] = [`act.${randomUUID()}`, `rft.${randomUUID()}`]
    tokens.add(access)
    refreshes.add(refresh)
    const body = {
      access_token: access,
      expires_in: TOKEN_LIFE_S,
      open_id: openId,
      refresh_token: refresh,
      refresh_expires_in: REFRESH_LIFE_S,
      scope: rights().allows.join(','),
      token_type: 'Bearer',
    }
    return { status: 200, body }
  }

  return {
    authorize(query: URLSearchParams): FakeAnswer {
      const redirectUri = query.get('redirect_uri') ?? ''
      const scopes = (query.get('scope') ?? '').split(',')
      const { appScopes, allows } = rights()
      if (query.get('client_key') !== app.clientId || query.get('response_type') !== 'code')
        return errorPage('client_key')
      if (/[?#]/.test(redirectUri)) return errorPage('redirect_uri')
      if (scopes.some((scope) => !appScopes.includes(scope))) return errorPage('scope')
      onAllowed(allows.filter((scope) => scopes.includes(scope)))
      const code = randomUUID()
      codes.set(code, redirectUri)
      const back = `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
      return { status: 302, headers: { location: back } }
    },

    /** A code and a refresh token are good for one exchange. */
    exchange(request: FakeRequest): FakeAnswer {
      const { client_key: key, client_secret: secret, ...given } = fieldsOf(request)
      if (key !== app.clientId || secret !== app.clientSecret) return refused('invalid_client')
      if (request.path.endsWith('/revoke/')) {
        tokens.delete(String(given.token))
        return { status: 200, body: {} }
      }
      const { grant_type: grant, code, redirect_uri: back, refresh_token: refresh, ...more } = given
      if (Object.keys(more).length > 0) return refused('invalid_request')
      if (grant === 'refresh_token')
        return refreshes.delete(String(refresh)) ? issue() : refused('invalid_grant')
      const redirectUri = codes.get(String(code))
      codes.delete(String(code))
      return redirectUri !== undefined && redirectUri === back ? issue() : refused('invalid_grant')
    },
  }
}
