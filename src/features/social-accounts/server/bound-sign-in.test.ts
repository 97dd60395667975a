import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeBluesky, startFakeBluesky } from '#connectors/social/bluesky/bluesky.fake.fixture.ts'
import { openGrant } from '#connectors/social/bluesky/sealed-grant.ts'
import type { FakeAnswer } from '#connectors/social/fake-http.fixture.ts'
import { createSecrets } from '#server/secrets.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { openAccount } from './account-secret.ts'
import { renewTokens } from './renew-tokens.ts'
import { find } from './social-accounts.repository.ts'

const PUBLIC_URL = 'https://shop.example'
const path = '/api/social-accounts'

let at: TestApp
let server: FakeBluesky
let ana: Person
beforeAll(async () => {
  at = await createTestApp({ publicUrl: PUBLIC_URL, allowPrivateNetwork: true })
})
afterAll(() => at.close())
beforeEach(async () => {
  server = await startFakeBluesky()
  server.oauth.readDocument = readDocument
  at.deps.env.publicUrl = PUBLIC_URL
  at.deps.env.baseUrls.social.bluesky = server.url
  ana = await at.person()
  return () => server.close()
})

/** As a server reads who we are: our own answer, at the address that we gave it. */
async function readDocument(clientId: string): Promise<Record<string, unknown>> {
  expect(new URL(clientId).origin).toBe(PUBLIC_URL)
  const answer = await at.call({ method: 'GET', url: new URL(clientId).pathname })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ])
  return answer.json()
}

const list = async (person = ana) => (await person.get(path)).json<SocialAccount[]>()
const begin = (handle = 'luna.bsky.social', person = ana) =>
  person.post(`${path}/sign-in`, { network: 'bluesky', values: { handle } })

type Back = { state?: string; code?: string; error?: string; iss?: string }

/** What the server's page sends back with the person. */
async function allow(handle?: string, person = ana): Promise<Back> {
  const answer = await begin(handle, person)
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
  const page = await fetch(answer.json().url, { redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  expect(`${back.origin}${back.pathname}`).toBe(`${PUBLIC_URL}${path}/return`)
  return Object.fromEntries(back.searchParams)
}
const finish = (back: Back, person = ana) => person.post(`${path}/sign-in/return`, back)

async function connect(handle?: string) {
  const answer = await finish(await allow(handle))
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined])
  const [account] = answer.json<{ accounts: SocialAccount[] }>().accounts
  if (!account) throw new Error('No account was connected.')
  const workspaceId = await workspaceOf(at, ana)
  const row = async () => {
    const found = await find(at.deps.db, workspaceId, account.id)
    if (!found) throw new Error('The account is gone.')
    return found
  }
  return {
    id: account.id,
    row,
    tokens: async () => openAccount(at.deps.secrets, await row()),
    sendPost: () => ana.post(`${path}/${account.id}/test-post`, { text: 'Fresh bread' }),
  }
}

async function expectNothing(back: Back, code: string) {
  const answer = await finish(back)
  expect([answer.statusCode, answer.json().code]).toEqual([422, code])
  expect(await list()).toEqual([])
  const { rows } = await at.query('select 1 from channel_grants where workspace_id = $1', [
    await workspaceOf(at, ana),
  ])
  expect(rows).toEqual([])
  // What was allowed for nothing was given back.
  expect(server.oauth.sessions.size).toBe(0)
  return answer.json()
}

describe('signing in', () => {
  test('the server reads who we are, the person allows it, and posts go out', async () => {
    const account = await connect()
    expect(await list()).toMatchObject([
      { platform: 'bluesky', accountName: '@luna.bsky.social', site: server.url, health: 'ok', endsAt: null },
    ])
    expect((await account.sendPost()).statusCode).toBe(201)
    expect(server.posts.map(({ text }) => text)).toEqual(['Fresh bread'])
    expect((await ana.post(`${path}/${account.id}/check`)).json()).toMatchObject({ health: 'ok' })
    const { rows } = await at.query('select scopes from channel_grants where id = $1', [
      (await account.row()).grantId,
    ])
    expect(rows).toEqual([{ scopes: ['atproto', 'transition:generic'] }])
  })

  test.each(['@LUNA.bsky.social ', 'luna', '\u200eluna.bsky.social'])(
    '%j is the same handle',
    async (handle) => {
      await connect(handle)
      expect(await list()).toMatchObject([{ accountName: '@luna.bsky.social' }])
    },
  )

  test('with a server, the person says there who they are', async () => {
    await connect(server.url)
    expect(await list()).toMatchObject([{ accountName: '@luna.bsky.social', site: server.url }])
  })

  test('after an app password, it is the same account with its history; and the other way round', async () => {
    const values = { ...server.values, server: server.url }
    const keys = () => ana.post(`${path}/connect`, { network: 'bluesky', values })
    expect((await keys()).statusCode).toBe(201)
    const [before] = await list()
    const account = await connect()
    expect(account.id).toBe(before?.id)
    expect(openGrant((await account.tokens())?.secret)).not.toBeNull()
    expect((await keys()).statusCode).toBe(201)
    expect(await list()).toHaveLength(1)
    expect(openGrant((await account.tokens())?.secret)).toBeNull()
    expect((await account.sendPost()).statusCode).toBe(201)
  })

  test('a state counts once, also for two tabs at the same moment', async () => {
    const back = await allow()
    const answers = await Promise.all([finish(back), finish(back), finish(back)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
    expect((await finish(back)).json().code).toBe('channel_expired')
    expect(await list()).toHaveLength(1)
  })

  test('the state of another workspace connects nothing', async () => {
    const eva = await at.person()
    const answer = await finish(await allow(), eva)
    expect(answer.json().code).toBe('channel_expired')
    expect([await list(), await list(eva)]).toEqual([[], []])
  })

  test.each([['another server'], [undefined]])('sent back by %s, it is no answer of ours', async (iss) => {
    const { iss: _, ...back } = await allow()
    const tokens = server.requests.filter((request) => request.path === '/oauth/token').length
    await expectNothing({ ...back, ...(iss && { iss: 'https://evil.example' }) }, 'channel_expired')
    expect(server.requests.filter((request) => request.path === '/oauth/token')).toHaveLength(tokens)
  })

  test('another account than the one that was entered', async () => {
    server.oauth.person.as = 'did:plc:otherotherotherotherothe'
    await expectNothing(await allow(), 'channel_other_account')
  })

  test('a server that speaks for an account of another server', async () => {
    server.oauth.protectedResource = { authorization_servers: ['https://elsewhere.example'] }
    // The server itself lets people in; the account lives behind another door.
    const entered = await begin('luna.bsky.social')
    expect(entered.json().code).toMatch(/^channel_/)
    server.oauth.protectedResource = {}
    const back = await allow(server.url)
    server.oauth.protectedResource = { authorization_servers: ['https://elsewhere.example'] }
    await expectNothing(back, 'channel_other_account')
  })

  test('a right that was not given is named', async () => {
    server.oauth.person.withholds = 'transition:generic'
    const { fields } = await expectNothing(await allow(), 'channel_rights_missing')
    expect(fields).toEqual({ detail: 'transition:generic' })
  })

  test('a person who says no', async () => {
    server.oauth.person.denies = true
    const { fields } = await expectNothing(await allow(), 'channel_denied')
    expect(fields).toEqual({ detail: 'access_denied' })
  })

  test.each<[string, FakeAnswer, string]>([
    ['answers 500', { status: 500, body: { error: 'server_error' } }, 'channel_unreachable'],
    ['is cut off', 'cut', 'channel_unreachable'],
    ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }, 'channel_expired'],
    ['answers nonsense', { status: 200, body: '<p>Hello</p>' }, 'channel_unexpected_answer'],
  ])('a token endpoint that %s connects nothing', async (_how, answer, code) => {
    const back = await allow()
    server.oauth.troubles = answer
    await expectNothing(back, code)
  })

  test('the server changes its nonce between the calls, and nobody notices', async () => {
    const back = await allow()
    server.oauth.nonce = 'another-nonce'
    expect((await finish(back)).statusCode).toBe(201)
  })
})

describe('what people enter', () => {
  test.each([
    ['nobody@@', 'channel_not_found'],
    ['a'.repeat(300), 'channel_not_found'],
    ['luna.bsky.social/../admin', 'channel_not_found'],
    ['luna.bsky.social?x=<script>', 'channel_not_found'],
    ['did:plc:short', 'channel_not_found'],
    ['did:web:127.0.0.1', 'channel_not_found'],
    ['javascript:alert(1)', 'channel_not_found'],
    ['file:///etc/passwd', 'channel_address_refused'],
    ['https://luna:secret@bsky.social', 'channel_address_refused'],
  ])('%s: %s, without a call', async (handle, code) => {
    const answer = await begin(handle)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(answer.json().fields).toHaveProperty(['values.handle'])
    expect(server.requests).toEqual([])
  })

  test('a handle that the account does not call its own', async () => {
    server.oauth.didDocument = { alsoKnownAs: ['at://somebody.example'] }
    expect((await begin()).json().code).toBe('channel_not_found')
  })

  test('a document of another account', async () => {
    server.oauth.didDocument = { id: 'did:plc:otherotherotherotherothe' }
    expect((await begin()).json().code).toBe('channel_not_found')
  })

  test.each<[string, Record<string, unknown>]>([
    ['speaks for another', { issuer: 'https://evil.example' }],
    ['wants nothing pushed', { require_pushed_authorization_requests: false }],
    ['does not say who it is', { authorization_response_iss_parameter_supported: undefined }],
    ['knows no proofs of ours', { dpop_signing_alg_values_supported: ['RS256'] }],
    ['leads to a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['leads to a file', { token_endpoint: 'file:///etc/passwd' }],
    ['has no page', { authorization_endpoint: undefined }],
  ])('a server that %s is not used, and the app password is named', async (_what, metadata) => {
    server.oauth.metadata = metadata
    const answer = await begin()
    expect(answer.json()).toMatchObject({
      code: 'channel_unexpected_answer',
      fields: { advice: expect.stringContaining('app password') },
    })
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('where this installation is', () => {
  const possible = async () =>
    (await ana.get(`${path}/sign-ins`))
      .json<{ network: string; isPossible: boolean }[]>()
      .find(({ network }) => network === 'bluesky')?.isPossible

  test.each([
    ['http://192.168.1.20:3000', false],
    ['https://shop.local', false],
    ['https://203.0.113.9', false],
    ['https://shop', false],
    ['https://shop.example', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
  ])('at %s, signing in is possible: %s', async (url, expected) => {
    at.deps.env.publicUrl = url
    expect(await possible()).toBe(expected)
    const answer = await begin()
    expect(answer.json().code).toBe(expected ? undefined : 'channel_no_public_address')
    // Another network sends people back to any address.
    const others = (await ana.get(`${path}/sign-ins`)).json<{ network: string; isPossible: boolean }[]>()
    expect(others).toContainEqual({ network: 'mastodon', isPossible: true })
  })

  test('without PUBLIC_URL, a page with https is not enough: nobody could read who we are', async () => {
    at.deps.env.publicUrl = undefined
    const body = { network: 'bluesky', values: { handle: 'luna.bsky.social' } }
    const answer = await ana.post(`${path}/sign-in`, body, {
      headers: { origin: 'https://shop.example', host: 'shop.example' },
    })
    expect(answer.json().code).toBe('channel_no_public_address')
    expect((await at.call({ method: 'GET', url: `${path}/client-metadata/bluesky` })).statusCode).toBe(404)
  })

  test('on this machine, the person comes back by its number, and stays where they are signed in', async () => {
    at.deps.env.publicUrl = undefined
    const body = { network: 'bluesky', values: { handle: 'luna.bsky.social' } }
    const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' }
    const { url } = (await ana.post(`${path}/sign-in`, body, { headers })).json()
    const clientId = new URL(new URL(url).searchParams.get('client_id') ?? '')
    expect(clientId.origin).toBe('http://localhost')
    const page = await fetch(url, { redirect: 'manual' })
    const back = new URL(page.headers.get('location') ?? '')
    expect(back.origin).toBe('http://127.0.0.1:3000')
    const there = {
      method: 'GET',
      url: `${back.pathname}${back.search}`,
      headers: { host: back.host },
    } as const
    const { location } = (await at.call(there)).headers
    expect(location).toMatch(/^http:\/\/localhost:3000\/settings\?section=channels&/)
    const answer = await finish(Object.fromEntries(back.searchParams))
    expect(answer.statusCode).toBe(201)
  })

  test('what servers read of us has the public half of our key only', async () => {
    const text = JSON.stringify(await readDocument(`${PUBLIC_URL}${path}/client-metadata/bluesky`))
    const document = JSON.parse(text)
    expect(document).toMatchObject({
      client_id: `${PUBLIC_URL}${path}/client-metadata/bluesky`,
      redirect_uris: [`${PUBLIC_URL}${path}/return`],
      token_endpoint_auth_method: 'private_key_jwt',
      dpop_bound_access_tokens: true,
    })
    expect(Object.keys(document.jwks.keys[0]).toSorted()).toEqual([
      'alg',
      'crv',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ])
    for (const network of ['mastodon', 'telegram', 'nothing'])
      expect(
        (await at.call({ method: 'GET', url: `${path}/client-metadata/${network}` })).statusCode,
      ).toBeOneOf([400, 404])
  })
})

describe('renewing', () => {
  test('a renewed token goes on with the same key', async () => {
    const account = await connect()
    const before = await account.tokens()
    expect(await renewTokens(at.deps, await account.row())).toBe('renewed')
    const after = await account.tokens()
    expect(after?.refresh).not.toBe(before?.refresh)
    expect(openGrant(after?.secret)?.key).toBe(openGrant(before?.secret)?.key)
    expect((await account.sendPost()).statusCode).toBe(201)
  })

  test('an ended token is renewed while a post goes out', async () => {
    const account = await connect()
    server.fault = 'token-expired'
    expect((await account.sendPost()).statusCode).toBe(201)
    expect(server.posts).toHaveLength(1)
  })

  test.each<[string, FakeAnswer]>([
    ['answers 500', { status: 500, body: { error: 'server_error' } }],
    ['does not know us for a moment', { status: 401, body: { error: 'invalid_client' } }],
    ['answers nothing', 'cut'],
  ])('a server that %s ends nothing', async (_how, answer) => {
    const account = await connect()
    server.oauth.troubles = answer
    expect(await renewTokens(at.deps, await account.row())).toBe('later')
    server.oauth.troubles = null
    expect(await renewTokens(at.deps, await account.row())).toBe('renewed')
  })

  test('a lost answer to a renewal ends the access plainly', async () => {
    const account = await connect()
    server.oauth.troubles = 'lost'
    expect(await renewTokens(at.deps, await account.row())).toBe('later')
    server.oauth.troubles = null
    expect(await renewTokens(at.deps, await account.row())).toBe('dead')
    server.fault = 'token-expired'
    expect((await account.sendPost()).json().code).toBe('test_post_no_access')
    expect(await list()).toMatchObject([{ health: 'needs_reconnect' }])
    const again = await connect()
    expect(again.id).toBe(account.id)
    expect(await list()).toMatchObject([{ health: 'ok' }])
  })

  test('after the app secret was changed, the server cannot know us: it is not even asked', async () => {
    const account = await connect()
    const calls = () => server.requests.filter((request) => request.path === '/oauth/token').length
    const before = calls()
    const { derive } = createSecrets('another secret that nobody has ever used')
    const deps = { ...at.deps, secrets: { ...at.deps.secrets, derive } }
    expect(await renewTokens(deps, await account.row())).toBe('dead')
    expect(calls()).toBe(before)
  })

  test('a check with an ended token renews it, and does not say that all is well if it cannot', async () => {
    const account = await connect()
    const check = async () => (await ana.post(`${path}/${account.id}/check`)).json<SocialAccount>().health
    const endAccess = () => {
      for (const session of server.oauth.sessions) session.access = 'ended'
    }
    endAccess()
    expect(await check()).toBe('ok')
    endAccess()
    server.oauth.troubles = { status: 500, body: {} }
    expect(await check()).toBe('unreachable')
    server.oauth.troubles = null
    expect(await check()).toBe('ok')
    server.oauth.sessions.clear()
    expect(await check()).toBe('needs_reconnect')
  })

  test('a server that cannot read who we are is told of as that', async () => {
    server.oauth.readDocument = async () => ({})
    expect((await begin()).json()).toMatchObject({
      code: 'channel_no_public_address',
      fields: { detail: 'invalid_client' },
    })
  })

  test('disconnecting gives the access back', async () => {
    const account = await connect()
    expect(server.oauth.sessions.size).toBe(1)
    expect((await ana.delete(`${path}/${account.id}`)).statusCode).toBe(204)
    expect(server.oauth.sessions.size).toBe(0)
  })
})

test('keys and tokens are sealed, and in no answer', async () => {
  const account = await connect()
  const tokens = await account.tokens()
  const grant = openGrant(tokens?.secret)
  const secrets = [tokens?.refresh, grant?.token, grant?.key].map(String)
  expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(3)
  const { rows } = await at.query('select * from channel_grants')
  for (const text of [JSON.stringify(rows), (await ana.get(path)).body])
    for (const secret of secrets) expect(text).not.toContain(secret)
})
