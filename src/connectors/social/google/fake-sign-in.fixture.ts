import { createHash, randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'

type Code = { redirectUri: string; challenge: string; isOffline: boolean }

const refused = (status: number, error: string, description = 'Bad Request'): FakeAnswer => ({
  status,
  body: { error, error_description: description },
})

/** Google's page and its token server, for one person. `asks`: the scopes that it wants to be asked for. */
export function fakeSignIn(app: OAuthClient, asks: string, allows: () => string) {
  const codes = new Map<string, Code>()
  const tokens = new Set<string>()
  const refreshes = new Set<string>()

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const isRight =
      query.get('client_id') === app.clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('scope') === asks
    if (!isRight) return { status: 400, body: 'Error 400: invalid_request' }
    const code = `4/${randomUUID()}`
    const isOffline = query.get('access_type') === 'offline' && query.get('prompt') === 'consent'
    codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '', isOffline })
    const back = new URLSearchParams({ code, state: query.get('state') ?? '', scope: allows() })
    return { status: 302, headers: { location: `${redirectUri}?${back}` } }
  }

  function issue(hasRefresh: boolean): FakeAnswer {
    const [access, refresh] = [`ya29.${randomUUID()}`, `1//${randomUUID()}`]
    tokens.add(access)
    if (hasRefresh) refreshes.add(refresh)
    return {
      status: 200,
      body: {
        access_token: access,
        expires_in: 3599,
        token_type: 'Bearer',
        scope: allows(),
        ...(hasRefresh && { refresh_token: refresh }),
      },
    }
  }

  function exchange(request: FakeRequest): FakeAnswer {
    const fields = fieldsOf(request)
    if (fields.client_id !== app.clientId)
      return refused(401, 'invalid_client', 'The OAuth client was not found.')
    if (fields.client_secret !== app.clientSecret)
      return refused(401, 'invalid_client', 'The provided client secret is invalid.')
    if (fields.grant_type === 'refresh_token')
      return refreshes.has(String(fields.refresh_token))
        ? issue(false)
        : refused(400, 'invalid_grant', 'Token has been expired or revoked.')
    const code = codes.get(String(fields.code))
    codes.delete(String(fields.code))
    if (!code) return refused(400, 'invalid_grant', 'Malformed auth code.')
    if (code.redirectUri !== fields.redirect_uri) return refused(400, 'redirect_uri_mismatch')
    const proved = createHash('sha256').update(String(fields.code_verifier)).digest('base64url')
    if (proved !== code.challenge) return refused(400, 'invalid_grant', 'Invalid code verifier.')
    return issue(code.isOffline)
  }

  function revoke(request: FakeRequest): FakeAnswer {
    const { token, ...more } = fieldsOf(request)
    if (Object.keys(more).length > 0) return refused(400, 'invalid_request')
    const isKnown = refreshes.delete(String(token)) || tokens.delete(String(token))
    if (!isKnown) return refused(400, 'invalid_token', 'Token expired or revoked')
    tokens.clear()
    refreshes.clear()
    return { status: 200, body: {} }
  }

  return { tokens, refreshes, authorize, exchange, revoke }
}
