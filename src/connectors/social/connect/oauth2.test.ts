import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import { type FakeAnswer, type FakeHttp, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import { networkCall } from '../http/network-call.ts'
import {
  authorizeUrl,
  checkClient,
  exchangeCode,
  pushedAuthorizeUrl,
  type RevokeServer,
  refreshTokens,
  revokeTokens,
} from './oauth2.ts'

const clock = new TestClock()
const now = clock.now()
const client = { clientId: 'us', clientSecret: 'our-secret' }
const credentials = { client_id: 'us', client_secret: 'our-secret' }
const scopes = ['read', 'write']

let http: FakeHttp
let server: RevokeServer
let given: FakeAnswer
beforeEach(async () => {
  http = await startFakeHttp(() => given)
  server = {
    call: networkCall({ env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }), clock }, 'mastodon'),
    client,
    authorizeUrl: `${http.url}/authorize`,
    tokenUrl: `${http.url}/token`,
    revokeUrl: `${http.url}/revoke`,
  }
})
afterEach(() => http.close())

const sent = () => http.requests.map((request) => [request.path, fieldsOf(request)])
const issued = (more: object = {}): FakeAnswer => ({ status: 200, body: { access_token: 'access', ...more } })
const refused = (status: number, error: string): FakeAnswer => ({ status, body: { error } })

test('a person is sent to the page with a state and a challenge, never with our secret', () => {
  const url = new URL(
    authorizeUrl(server, {
      scopes,
      redirectUri: 'https://us.example/return?a=b',
      state: 's',
      challenge: 'c',
    }),
  )
  expect(url.href).not.toContain(client.clientSecret)
  expect([`${url.origin}${url.pathname}`, Object.fromEntries(url.searchParams)]).toEqual([
    server.authorizeUrl,
    {
      response_type: 'code',
      client_id: 'us',
      redirect_uri: 'https://us.example/return?a=b',
      scope: 'read write',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    },
  ])
})

describe('exchanging a code', () => {
  const exchange = (field?: string) =>
    exchangeCode(server, {
      scopes,
      redirectUri: 'https://us.example/return',
      code: 'the-code',
      verifier: 'the-verifier',
      now,
      ...(field !== undefined && { field }),
    })

  test('sends the verifier, and answers the tokens with their end and what was granted', async () => {
    given = issued({ refresh_token: 'refresh', expires_in: 3600, scope: 'read' })
    expect(await exchange()).toEqual({
      kind: 'exchanged',
      tokens: { secret: 'access', refresh: 'refresh', expiresAt: new Date('2026-03-10T13:00:00.000Z') },
      scopes: ['read'],
    })
    expect(sent()).toEqual([
      [
        '/token',
        {
          ...credentials,
          grant_type: 'authorization_code',
          redirect_uri: 'https://us.example/return',
          code: 'the-code',
          code_verifier: 'the-verifier',
          scope: 'read write',
        },
      ],
    ])
  })

  test.each([
    ['no scope: what we asked for', {}, ['read', 'write']],
    ['an empty scope: nothing', { scope: '' }, []],
    ['spaces in excess', { scope: ' read  write ' }, ['read', 'write']],
  ])('%s', async (_case, more, granted) => {
    given = issued(more)
    expect(await exchange()).toMatchObject({ scopes: granted })
  })

  test.each([0, -5, 1e300, '3600', null])('a life of %s seconds is as if none were named', async (life) => {
    given = issued({ expires_in: life })
    expect(await exchange()).toMatchObject({ tokens: { secret: 'access', expiresAt: undefined } })
  })

  test.each<[string, FakeAnswer, object]>([
    ['a used code', refused(400, 'invalid_grant'), { problem: 'expired', detail: 'invalid_grant' }],
    ['an unknown client', refused(401, 'invalid_client'), { problem: 'expired', detail: 'invalid_client' }],
    ['too many calls', refused(429, 'slow_down'), { problem: 'rate_limited' }],
    ['a server in trouble', refused(503, 'x'), { problem: 'unreachable', field: 'server' }],
    ['a lost answer', 'cut', { problem: 'unreachable', field: 'server' }],
    ['no token', { status: 200, body: { token: 'x' } }, { problem: 'unexpected_answer' }],
    ['an empty token', issued({ access_token: '' }), { problem: 'unexpected_answer' }],
    ['a page', { status: 200, body: '<p>Hello</p>' }, { problem: 'unexpected_answer' }],
    ['a refusal with 200', refused(200, 'invalid_grant'), { problem: 'expired', detail: 'invalid_grant' }],
  ])('%s connects nothing', async (_case, answer, expected) => {
    given = answer
    expect(await exchange('server')).toEqual({ kind: 'refused', ...expected })
  })
})

test('a server that has another name for our id gets it on its page and with each call', async () => {
  const other = { ...server, clientIdField: 'client_key' }
  const request = { scopes, redirectUri: 'https://us.example/return', state: 's', challenge: 'c' }
  const { searchParams } = new URL(authorizeUrl(other, request))
  expect([searchParams.get('client_key'), searchParams.get('client_id')]).toEqual(['us', null])
  given = refused(200, 'invalid_client')
  expect(await checkClient(other)).toMatchObject({ problem: 'app_refused' })
  given = issued()
  await refreshTokens(other, 'old', now)
  expect(sent().map(([, fields]) => fields)).toMatchObject([
    { client_key: 'us', client_secret: 'our-secret' },
    { client_key: 'us', client_secret: 'our-secret' },
  ])
  expect(JSON.stringify(sent())).not.toContain('client_id')
})

describe('refreshing', () => {
  test('answers the new tokens', async () => {
    given = issued({ refresh_token: 'next', expires_in: 60 })
    expect(await refreshTokens(server, 'old', now)).toEqual({
      kind: 'refreshed',
      tokens: { secret: 'access', refresh: 'next', expiresAt: new Date('2026-03-10T12:01:00.000Z') },
    })
    expect(sent()).toEqual([
      ['/token', { ...credentials, grant_type: 'refresh_token', refresh_token: 'old' }],
    ])
  })

  test('a server that does not rotate sends no refresh token', async () => {
    given = issued()
    expect(await refreshTokens(server, 'old', now)).toMatchObject({ tokens: { refresh: undefined } })
  })

  test.each<[string, FakeAnswer, string]>([
    ['invalid_grant', refused(400, 'invalid_grant'), 'dead'],
    ['invalid_grant with 401', refused(401, 'invalid_grant'), 'dead'],
    ['invalid_grant with 200', refused(200, 'invalid_grant'), 'dead'],
    ['invalid_grant from a server in trouble', refused(500, 'invalid_grant'), 'unreachable'],
    ['a client that is wrong for now', refused(401, 'invalid_client'), 'unreachable'],
    ['too many calls', refused(429, 'slow_down'), 'unreachable'],
    ['a gateway in trouble', { status: 502, body: '<h1>Bad gateway</h1>' }, 'unreachable'],
    ['a firewall', { status: 403, body: '<h1>Forbidden</h1>' }, 'unreachable'],
    ['success without a token', { status: 200, body: {} }, 'unreachable'],
    ['a lost answer', 'cut', 'unreachable'],
  ])('%s', async (_case, answer, kind) => {
    given = answer
    expect(await refreshTokens(server, 'old', now)).toMatchObject({ kind })
  })
})

describe('giving access back', () => {
  test.each([
    [{ secret: 'access', refresh: 'refresh' }, 'refresh'],
    [{ secret: 'access' }, 'access'],
  ])('%j: the token that ends the most', async (tokens, token) => {
    given = { status: 200 }
    expect(await revokeTokens(server, tokens)).toBe('revoked')
    expect(sent()).toEqual([['/revoke', { ...credentials, token }]])
  })

  test.each<[FakeAnswer, string]>([
    [refused(401, 'invalid_client'), 'revoked'],
    [refused(403, 'unauthorized_client'), 'revoked'],
    [refused(503, 'x'), 'unreachable'],
    ['cut', 'unreachable'],
  ])('%j: %s', async (answer, expected) => {
    given = answer
    expect(await revokeTokens(server, { secret: 'access' })).toBe(expected)
  })
})

describe('a client that proves itself with a signature', () => {
  const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
  let made: number
  const keyed = () => {
    made = 0
    const assertion = () => `assertion-${++made}`
    return { ...server, client: { clientId: 'us', assertion }, pushUrl: `${http.url}/par` }
  }
  const request = { scopes, redirectUri: 'https://us.example/return', state: 's', challenge: 'c' }

  test('sends no secret, and a new signature with each attempt', async () => {
    given = issued({ sub: 'luna' })
    const exchange = { scopes, redirectUri: 'https://us.example/return', code: 'c', verifier: 'v', now }
    expect(await exchangeCode(keyed(), exchange)).toMatchObject({ kind: 'exchanged', subject: 'luna' })
    expect(sent()[0]?.[1]).toMatchObject({
      client_id: 'us',
      client_assertion_type: ASSERTION,
      client_assertion: 'assertion-1',
    })
    expect(JSON.stringify(sent())).not.toContain('client_secret')
  })

  test('a server that wants its nonce is asked once more, with another signature', async () => {
    given = refused(400, 'use_dpop_nonce')
    expect(await refreshTokens(keyed(), 'old', now)).toEqual({
      kind: 'unreachable',
      reason: 'use_dpop_nonce',
    })
    const assertions = http.requests.map((each) => fieldsOf(each).client_assertion)
    expect(assertions).toEqual(['assertion-1', 'assertion-2'])
  })

  test('what we ask for is pushed; the browser carries only its number', async () => {
    given = { status: 201, body: { request_uri: 'urn:x:1', expires_in: 60 } }
    const pushed = await pushedAuthorizeUrl(keyed(), request, 'luna.example', 'handle')
    expect(pushed).toEqual({
      kind: 'ready',
      url: `${http.url}/authorize?client_id=us&request_uri=urn%3Ax%3A1`,
    })
    expect(sent()[0]?.[1]).toMatchObject({ state: 's', code_challenge: 'c', login_hint: 'luna.example' })
  })

  test.each<[FakeAnswer, object]>([
    [
      refused(400, 'invalid_client_metadata'),
      { problem: 'no_public_address', detail: 'invalid_client_metadata' },
    ],
    [
      { status: 201, body: { request_uri: '' } },
      { problem: 'unexpected_answer', field: 'handle' },
    ],
    [refused(503, 'x'), { problem: 'unreachable', field: 'handle' }],
    ['cut', { problem: 'unreachable', field: 'handle' }],
  ])('%j begins nothing', async (answer, expected) => {
    given = answer
    const pushed = await pushedAuthorizeUrl(keyed(), request, undefined, 'handle')
    expect(pushed).toMatchObject({ kind: 'refused', ...expected })
  })
})

describe('whether the server knows our app', () => {
  test.each([
    ['an unknown code', refused(400, 'invalid_grant'), null],
    ['another complaint', refused(400, 'invalid_request'), null],
    ['an unknown app', refused(400, 'invalid_client'), 'app_refused'],
    ['an app that may not', refused(400, 'unauthorized_client'), 'app_refused'],
    ['no access', refused(401, ''), 'app_refused'],
    ['a server in trouble', refused(503, ''), 'unreachable'],
  ])('%s', async (_case, answer, problem) => {
    given = answer
    const refusal = await checkClient(server)
    expect(refusal?.problem ?? null).toBe(problem)
  })
})

describe('servers with ways of their own', () => {
  test('the secret goes into the header, encoded, and into no field', async () => {
    given = issued()
    const special = {
      ...server,
      client: { clientId: 'us', clientSecret: 'a:b c' },
      hasBasicAuth: true as const,
    }
    await refreshTokens(special, 'refresh', now)
    const [request] = http.requests
    expect(request && fieldsOf(request)).toEqual({ grant_type: 'refresh_token', refresh_token: 'refresh' })
    expect(request?.headers.authorization).toBe(`Basic ${btoa('us:a%3Ab%20c')}`)
  })

  test('scopes are divided by commas, and PKCE is left out', async () => {
    const basic = { ...server, scopeSeparator: ',' as const, isBasic: true as const }
    const request = { scopes, redirectUri: 'https://us.example/return', state: 's', challenge: 'c' }
    expect(Object.fromEntries(new URL(authorizeUrl(basic, request)).searchParams)).toEqual({
      response_type: 'code',
      client_id: 'us',
      redirect_uri: 'https://us.example/return',
      scope: 'read,write',
      state: 's',
    })
    given = issued({ scope: 'read,write' })
    const { redirectUri } = request
    const answer = await exchangeCode(basic, { scopes, redirectUri, code: 'code', verifier: 'v', now })
    expect(answer).toMatchObject({ kind: 'exchanged', scopes: ['read', 'write'] })
    expect(sent()).toEqual([
      [
        '/token',
        { ...credentials, grant_type: 'authorization_code', redirect_uri: redirectUri, code: 'code' },
      ],
    ])
  })
})
