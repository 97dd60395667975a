import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
    const answer = await shop.begin(handle)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(answer.json().fields).toHaveProperty(['values.handle'])
    expect(shop.server.requests).toEqual([])
  })

  test('a handle that the account does not call its own', async () => {
    shop.server.oauth.didDocument = { alsoKnownAs: ['at://somebody.example'] }
    expect((await shop.begin()).json().code).toBe('channel_not_found')
  })

  test('a document of another account', async () => {
    shop.server.oauth.didDocument = { id: 'did:plc:otherotherotherotherothe' }
    expect((await shop.begin()).json().code).toBe('channel_not_found')
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
    shop.server.oauth.metadata = metadata
    const answer = await shop.begin()
    expect(answer.json()).toMatchObject({
      code: 'channel_unexpected_answer',
      fields: { advice: expect.stringContaining('app password') },
    })
    expect(shop.server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('where this installation is', () => {
  const possible = async () =>
    (await shop.ana.get(`${accountsPath}/sign-ins`))
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
    const answer = await shop.begin()
    expect(answer.json().code).toBe(expected ? undefined : 'channel_no_public_address')
    // Another network sends people back to any address.
    const others = (await shop.ana.get(`${accountsPath}/sign-ins`)).json<
      { network: string; isPossible: boolean }[]
    >()
    expect(others).toContainEqual({ network: 'mastodon', isPossible: true })
  })

  test('without PUBLIC_URL, a page with https is not enough: nobody could read who we are', async () => {
    at.deps.env.publicUrl = undefined
    const body = { network: 'bluesky', values: { handle: 'luna.bsky.social' } }
    const answer = await shop.ana.post(`${accountsPath}/sign-in`, body, {
      headers: { origin: 'https://shop.example', host: 'shop.example' },
    })
    expect(answer.json().code).toBe('channel_no_public_address')
    expect(
      (await at.call({ method: 'GET', url: `${accountsPath}/client-metadata/bluesky` })).statusCode,
    ).toBe(404)
  })

  test('on this machine, the person comes back by its number, and stays where they are signed in', async () => {
    at.deps.env.publicUrl = undefined
    const body = { network: 'bluesky', values: { handle: 'luna.bsky.social' } }
    const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' }
    const { url } = (await shop.ana.post(`${accountsPath}/sign-in`, body, { headers })).json()
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
    const answer = await shop.finish(Object.fromEntries(back.searchParams))
    expect(answer.statusCode).toBe(201)
  })

  test('what servers read of us has the public half of our key only', async () => {
    const text = JSON.stringify(
      await shop.readDocument(`${shop.publicUrl}${accountsPath}/client-metadata/bluesky`),
    )
    const document = JSON.parse(text)
    expect(document).toMatchObject({
      client_id: `${shop.publicUrl}${accountsPath}/client-metadata/bluesky`,
      redirect_uris: [`${shop.publicUrl}${accountsPath}/return`],
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
        (await at.call({ method: 'GET', url: `${accountsPath}/client-metadata/${network}` })).statusCode,
      ).toBeOneOf([400, 404])
  })
})
