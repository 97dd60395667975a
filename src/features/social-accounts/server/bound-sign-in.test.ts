import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGrant } from '#connectors/social/bluesky/sealed-grant.ts'
import type { FakeAnswer } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { TestApp } from '#tests/test-app.ts'
import { openPublicApp, openSignInShop, type SignInShop } from './bound-sign-in.fixture.ts'
import { accountsPath } from './telegram-shop.fixture.ts'

let at: TestApp
let shop: SignInShop
beforeAll(async () => {
  at = await openPublicApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  shop = await openSignInShop(at)
  return () => shop.server.close()
})

test('the server reads who we are, the person allows it, and posts go out', async () => {
  const account = await shop.connect()
  expect(await shop.list()).toMatchObject([
    {
      platform: 'bluesky',
      accountName: '@luna.bsky.social',
      site: shop.server.url,
      health: 'ok',
      endsAt: null,
    },
  ])
  expect((await account.sendPost()).statusCode).toBe(201)
  expect(shop.server.posts.map(({ text }) => text)).toEqual(['Fresh bread'])
  expect((await shop.ana.post(`${accountsPath}/${account.id}/check`)).json()).toMatchObject({ health: 'ok' })
  const { rows } = await at.query('select scopes from channel_grants where id = $1', [
    (await account.row()).grantId,
  ])
  expect(rows).toEqual([{ scopes: ['atproto', 'transition:generic'] }])
})

test.each(['@LUNA.bsky.social ', 'luna', '\u200eluna.bsky.social'])(
  '%j is the same handle',
  async (handle) => {
    await shop.connect(handle)
    expect(await shop.list()).toMatchObject([{ accountName: '@luna.bsky.social' }])
  },
)

test('with a server, the person says there who they are', async () => {
  await shop.connect(shop.server.url)
  expect(await shop.list()).toMatchObject([{ accountName: '@luna.bsky.social', site: shop.server.url }])
})

test('after an app password, it is the same account with its history; and the other way round', async () => {
  const values = { ...shop.server.values, server: shop.server.url }
  const keys = () => shop.ana.post(`${accountsPath}/connect`, { network: 'bluesky', values })
  expect((await keys()).statusCode).toBe(201)
  const [before] = await shop.list()
  const account = await shop.connect()
  expect(account.id).toBe(before?.id)
  expect(openGrant((await account.tokens())?.secret)).not.toBeNull()
  expect((await keys()).statusCode).toBe(201)
  expect(await shop.list()).toHaveLength(1)
  expect(openGrant((await account.tokens())?.secret)).toBeNull()
  expect((await account.sendPost()).statusCode).toBe(201)
})

test('a state counts once, also for two tabs at the same moment', async () => {
  const back = await shop.allow()
  const answers = await Promise.all([shop.finish(back), shop.finish(back), shop.finish(back)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
  expect((await shop.finish(back)).json().code).toBe('channel_expired')
  expect(await shop.list()).toHaveLength(1)
})

test('the state of another workspace connects nothing', async () => {
  const eva = await at.person()
  const answer = await shop.finish(await shop.allow(), eva)
  expect(answer.json().code).toBe('channel_expired')
  expect([await shop.list(), await shop.list(eva)]).toEqual([[], []])
})

test.each([['another server'], [undefined]])('sent back by %s, it is no answer of ours', async (iss) => {
  const { iss: _, ...back } = await shop.allow()
  const tokens = shop.server.requests.filter((request) => request.path === '/oauth/token').length
  await shop.expectNothing({ ...back, ...(iss && { iss: 'https://evil.example' }) }, 'channel_expired')
  expect(shop.server.requests.filter((request) => request.path === '/oauth/token')).toHaveLength(tokens)
})

test('another account than the one that was entered', async () => {
  shop.server.oauth.person.as = 'did:plc:otherotherotherotherothe'
  await shop.expectNothing(await shop.allow(), 'channel_other_account')
})

test('a server that speaks for an account of another server', async () => {
  shop.server.oauth.protectedResource = { authorization_servers: ['https://elsewhere.example'] }
  // The server itself lets people in; the account lives behind another door.
  const entered = await shop.begin('luna.bsky.social')
  expect(entered.json().code).toMatch(/^channel_/)
  shop.server.oauth.protectedResource = {}
  const back = await shop.allow(shop.server.url)
  shop.server.oauth.protectedResource = { authorization_servers: ['https://elsewhere.example'] }
  await shop.expectNothing(back, 'channel_other_account')
})

test('a right that was not given is named', async () => {
  shop.server.oauth.person.withholds = 'transition:generic'
  const { fields } = await shop.expectNothing(await shop.allow(), 'channel_rights_missing')
  expect(fields).toEqual({ detail: 'transition:generic' })
})

test('a person who says no', async () => {
  shop.server.oauth.person.denies = true
  const { fields } = await shop.expectNothing(await shop.allow(), 'channel_denied')
  expect(fields).toEqual({ detail: 'access_denied' })
})

test.each<[string, FakeAnswer, string]>([
  ['answers 500', { status: 500, body: { error: 'server_error' } }, 'channel_unreachable'],
  ['is cut off', 'cut', 'channel_unreachable'],
  ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }, 'channel_expired'],
  ['answers nonsense', { status: 200, body: '<p>Hello</p>' }, 'channel_unexpected_answer'],
])('a token endpoint that %s connects nothing', async (_how, answer, code) => {
  const back = await shop.allow()
  shop.server.oauth.troubles = answer
  await shop.expectNothing(back, code)
})

test('the server changes its nonce between the calls, and nobody notices', async () => {
  const back = await shop.allow()
  shop.server.oauth.nonce = 'another-nonce'
  expect((await shop.finish(back)).statusCode).toBe(201)
})

test('keys and tokens are sealed, and in no answer', async () => {
  const account = await shop.connect()
  const tokens = await account.tokens()
  const grant = openGrant(tokens?.secret)
  const secrets = [tokens?.refresh, grant?.token, grant?.key].map(String)
  expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(3)
  const { rows } = await at.query('select * from channel_grants')
  for (const text of [JSON.stringify(rows), (await shop.ana.get(accountsPath)).body])
    for (const secret of secrets) expect(text).not.toContain(secret)
})
