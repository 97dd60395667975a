import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGrant } from '#connectors/social/bluesky/sealed-grant.ts'
import type { FakeAnswer } from '#connectors/social/conformance/fake-http.fixture.ts'
import { createSecrets } from '#server/secrets.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { openPublicApp, openSignInShop, type SignInShop } from './bound-sign-in.fixture.ts'
import { renewTokens } from './renew-tokens.ts'
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

test('a renewed token goes on with the same key', async () => {
  const account = await shop.connect()
  const before = await account.tokens()
  expect(await renewTokens(at.deps, await account.row())).toBe('renewed')
  const after = await account.tokens()
  expect(after?.refresh).not.toBe(before?.refresh)
  expect(openGrant(after?.secret)?.key).toBe(openGrant(before?.secret)?.key)
  expect((await account.sendPost()).statusCode).toBe(201)
})

test('an ended token is renewed while a post goes out', async () => {
  const account = await shop.connect()
  shop.server.fault = 'token-expired'
  expect((await account.sendPost()).statusCode).toBe(201)
  expect(shop.server.posts).toHaveLength(1)
})

test.each<[string, FakeAnswer]>([
  ['answers 500', { status: 500, body: { error: 'server_error' } }],
  ['does not know us for a moment', { status: 401, body: { error: 'invalid_client' } }],
  ['answers nothing', 'cut'],
])('a server that %s ends nothing', async (_how, answer) => {
  const account = await shop.connect()
  shop.server.oauth.troubles = answer
  expect(await renewTokens(at.deps, await account.row())).toBe('later')
  shop.server.oauth.troubles = null
  expect(await renewTokens(at.deps, await account.row())).toBe('renewed')
})

test('a lost answer to a renewal ends the access plainly', async () => {
  const account = await shop.connect()
  shop.server.oauth.troubles = 'lost'
  expect(await renewTokens(at.deps, await account.row())).toBe('later')
  shop.server.oauth.troubles = null
  expect(await renewTokens(at.deps, await account.row())).toBe('dead')
  shop.server.fault = 'token-expired'
  expect((await account.sendPost()).json().code).toBe('test_post_no_access')
  expect(await shop.list()).toMatchObject([{ health: 'needs_reconnect' }])
  const again = await shop.connect()
  expect(again.id).toBe(account.id)
  expect(await shop.list()).toMatchObject([{ health: 'ok' }])
})

test('after the app secret was changed, the server cannot know us: it is not even asked', async () => {
  const account = await shop.connect()
  const calls = () => shop.server.requests.filter((request) => request.path === '/oauth/token').length
  const before = calls()
  const { derive } = createSecrets('another secret that nobody has ever used')
  const deps = { ...at.deps, secrets: { ...at.deps.secrets, derive } }
  expect(await renewTokens(deps, await account.row())).toBe('dead')
  expect(calls()).toBe(before)
})

test('a check with an ended token renews it, and does not say that all is well if it cannot', async () => {
  const account = await shop.connect()
  const check = async () =>
    (await shop.ana.post(`${accountsPath}/${account.id}/check`)).json<SocialAccount>().health
  const endAccess = () => {
    for (const session of shop.server.oauth.sessions) session.access = 'ended'
  }
  endAccess()
  expect(await check()).toBe('ok')
  endAccess()
  shop.server.oauth.troubles = { status: 500, body: {} }
  expect(await check()).toBe('unreachable')
  shop.server.oauth.troubles = null
  expect(await check()).toBe('ok')
  shop.server.oauth.sessions.clear()
  expect(await check()).toBe('needs_reconnect')
})

test('a server that cannot read who we are is told of as that', async () => {
  shop.server.oauth.readDocument = async () => ({})
  expect((await shop.begin()).json()).toMatchObject({
    code: 'channel_no_public_address',
    fields: { detail: 'invalid_client' },
  })
})

test('disconnecting gives the access back', async () => {
  const account = await shop.connect()
  expect(shop.server.oauth.sessions.size).toBe(1)
  expect((await shop.ana.delete(`${accountsPath}/${account.id}`)).statusCode).toBe(204)
  expect(shop.server.oauth.sessions.size).toBe(0)
})
