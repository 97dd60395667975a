import { randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

export const app = { clientId: 'p-jcoLKBynTLew', clientSecret: 'gko_LXELoV07ZBNUXrvWZfzE3aI' }
const known = ['identity', 'submit', 'read', 'flair', 'history', 'edit', 'mysubreddits', 'vote']

const ok = (body: unknown): FakeAnswer => ({ status: 200, body })
const unauthorized = (): FakeAnswer => ({ status: 401, body: { message: 'Unauthorized', error: 401 } })

/** Sign-in at www.reddit.com: the page, tokens for a code, renewing and giving back. */
export function fakeSignIn(state: { tokens: Set<string>; refreshes: Set<string>; allows: () => string }) {
  const codes = new Map<string, string>()
  const { tokens, refreshes, allows } = state

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const scopes = (query.get('scope') ?? '').split(' ')
    const isRight =
      query.get('client_id') === app.clientId &&
      query.get('response_type') === 'code' &&
      query.get('duration') === 'permanent' &&
      scopes.every((scope) => known.includes(scope))
    if (!isRight) return { status: 400, body: '<p>you sent an invalid request</p>' }
    const code = randomUUID()
    codes.set(code, redirectUri)
    const back = `${redirectUri}?${new URLSearchParams({ state: query.get('state') ?? '', code })}#_`
    return { status: 302, headers: { location: back } }
  }

  function issue(refresh: string): FakeAnswer {
    const access = `eyJhbGciOi.${randomUUID()}`
    tokens.add(access)
    refreshes.add(refresh)
    return ok({
      access_token: access,
      token_type: 'bearer',
      expires_in: 86_400,
      refresh_token: refresh,
      scope: allows(),
    })
  }

  const isOurApp = ({ headers }: FakeRequest) =>
    headers.authorization === `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')}`

  function exchange(request: FakeRequest): FakeAnswer {
    if (!isOurApp(request)) return unauthorized()
    const { grant_type, code, redirect_uri, refresh_token } = fieldsOf(request)
    if (grant_type === 'refresh_token')
      return refreshes.has(String(refresh_token))
        ? issue(String(refresh_token))
        : { status: 400, body: { message: 'Bad Request', error: 400 } }
    const redirectUri = codes.get(String(code))
    codes.delete(String(code))
    // With status 200, as Reddit does.
    if (redirectUri === undefined || redirectUri !== redirect_uri) return ok({ error: 'invalid_grant' })
    return issue(`${randomUUID()}-refresh`)
  }

  function revoke(request: FakeRequest): FakeAnswer {
    if (!isOurApp(request)) return unauthorized()
    const token = String(fieldsOf(request).token)
    tokens.delete(token)
    if (refreshes.delete(token)) tokens.clear()
    return { status: 204 }
  }

  return { authorize, exchange, revoke }
}
