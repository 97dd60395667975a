import { createHash, randomBytes } from 'node:crypto'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { SCOPES as MASTODON_SCOPES } from '#connectors/social/mastodon/mastodon.api.ts'
import { mastodonSignIn } from '#connectors/social/mastodon/sign-in-mastodon.ts'
import { openAccount } from '#features/social-accounts/server/account-secret.ts'
import { keepGrantsAlive } from '#features/social-accounts/server/keep-grants-alive.job.ts'
import { renewTokens } from '#features/social-accounts/server/renew-tokens.ts'
import { find } from '#features/social-accounts/server/social-accounts.repository.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { type AuthorizationServer, startAuthorizationServer, visit } from './authorization-server.ts'
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts'
import { client, NETWORK, SCOPES } from './oauth-network.ts'

// No network of ours gets refresh tokens this way yet: the test network takes the place of one.
vi.mock('#connectors/social/mastodon/mastodon.adapter.ts', async () => ({
  mastodon: (await import('./oauth-network.ts')).oauthNetwork,
}))

const PUBLIC_URL = 'https://shop.example'
const REDIRECT_URI = `${PUBLIC_URL}/api/social-accounts/return`
const path = '/api/social-accounts'

let at: TestApp
let server: AuthorizationServer
let proxy: CuttingProxy
let ana: Person
beforeAll(async () => {
  at = await createTestApp({ publicUrl: PUBLIC_URL })
  server = await startAuthorizationServer(client, REDIRECT_URI, [...SCOPES, ...MASTODON_SCOPES])
})
afterAll(async () => {
  await at?.close()
  await server?.close()
})
beforeEach(async () => {
  at.deps.env.baseUrls.social[NETWORK] = server.url
  at.clock.set(new Date().toISOString())
  Object.assign(server.person, { denies: false, withholds: [] })
  proxy = await startCuttingProxy(server.url)
  ana = await at.person()
})
afterEach(() => proxy.close())

/** From now on, the network is reached through the proxy. */
const goThroughProxy = (trouble: Partial<CuttingProxy> = {}) => {
  Object.assign(proxy, trouble)
  at.deps.env.baseUrls.social[NETWORK] = proxy.url
}
/** What arrives at the token endpoint. */
function countTokenCalls(): { count: number } {
  const calls = { count: 0 }
  goThroughProxy({
    isHeld(call, side) {
      if (call.path === '/oauth/token' && side === 'before') calls.count++
      return false
    },
  })
  return calls
}

async function begin(person = ana): Promise<URL> {
  const answer = await person.post(`${path}/sign-in`, { network: NETWORK, values: {} })
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
  return new URL(answer.json<{ url: string }>().url)
}

/** The person is back at our address, which leads on to the screen with what the server sent. */
async function comeBack(page: URL): Promise<Record<string, string>> {
  const back = await visit(page.href)
  expect(`${back.origin}${back.pathname}`).toBe(REDIRECT_URI)
  const answer = await at.call({ method: 'GET', url: `${back.pathname}${back.search}` })
  const { section: _section, ...sent } = Object.fromEntries(
    new URL(answer.headers.location ?? '', PUBLIC_URL).searchParams,
  )
  return sent
}
const allow = async (person = ana) => comeBack(await begin(person))
const finish = (back: Record<string, string>, person = ana) => person.post(`${path}/sign-in/return`, back)
const list = async (person = ana) => (await person.get(path)).json<SocialAccount[]>()

async function expectRefused(back: Record<string, string>, expected: object, person = ana) {
  const answer = await finish(back, person)
  expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(expected)])
  expect(await list(person)).toEqual([])
}

async function connect(person = ana) {
  const answer = await finish(await allow(person), person)
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined])
  const [account] = answer.json<{ accounts: SocialAccount[] }>().accounts
  if (!account) throw new Error('No account was connected.')
  const workspaceId = await workspaceOf(at, person)
  const row = async () => {
    const found = await find(at.deps.db, workspaceId, account.id)
    if (!found) throw new Error('The account is gone.')
    return found
  }
  const tokens = async () => {
    const opened = openAccount(at.deps.secrets, await row())
    if (!opened) throw new Error('There are no tokens.')
    return opened
  }
  return {
    row,
    tokens,
    health: async () => (await row()).health,
    sendPost: () => person.post(`${path}/${account.id}/test-post`, { text: 'Fresh bread' }),
    disconnect: () => person.delete(`${path}/${account.id}`),
    /** As the hourly job does it after some days. */
    async keepAlive() {
      await at.query(
        `update channel_grants set renewed_at = now() - interval '9 days', created_at = now() - interval '9 days'
         where id = $1`,
        [(await row()).grantId],
      )
      await keepGrantsAlive.run({}, at.deps)
    },
  }
}

describe('signing in', () => {
  test('a person allows access, and posts go out with it', async () => {
    const account = await connect()
    const { refresh, expiresAt } = await account.tokens()
    expect(refresh).toEqual(expect.any(String))
    expect(expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
    const { rows } = await at.query('select scopes from channel_grants where id = $1', [
      (await account.row()).grantId,
    ])
    expect(rows).toEqual([{ scopes: SCOPES }])
    const before = server.posts.length
    expect((await account.sendPost()).statusCode).toBe(201)
    expect(server.posts.slice(before)).toEqual([JSON.stringify({ text: 'Fresh bread' })])
  })

  test('Mastodon’s own sign-in passes the same server', async () => {
    const env = { ...at.deps.env, baseUrls: { ...at.deps.env.baseUrls, social: { [NETWORK]: server.url } } }
    const reach = { env, clock: at.clock }
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const values = { server: 'mastodon.example' }
    const begun = await mastodonSignIn.begin(reach, {
      values,
      redirectUri: REDIRECT_URI,
      state: 's',
      challenge,
    })
    if (begun.kind === 'refused') throw new Error(JSON.stringify(begun))
    const { code = '' } = Object.fromEntries((await visit(begun.url)).searchParams)
    const back = { code, redirectUri: REDIRECT_URI, memo: begun.memo }
    expect(await mastodonSignIn.finish(reach, { ...back, verifier: challenge })).toMatchObject({
      kind: 'refused',
      problem: 'expired',
    })
    const { code: second = '' } = Object.fromEntries((await visit(begun.url)).searchParams)
    expect(await mastodonSignIn.finish(reach, { ...back, code: second, verifier })).toMatchObject({
      kind: 'granted',
      scopes: [...MASTODON_SCOPES],
      accounts: [{ remoteId: 'luna' }],
    })
  })

  test('the server insists on PKCE, and its refusal arrives as a refusal', async () => {
    const page = await begin()
    page.searchParams.delete('code_challenge')
    page.searchParams.delete('code_challenge_method')
    const back = await comeBack(page)
    expect(back.error).toBe('invalid_request')
    await expectRefused(back, { code: 'channel_denied', fields: { detail: 'invalid_request' } })
  })

  test('a code from another sign-in is refused: its challenge does not fit our verifier', async () => {
    const page = await begin()
    page.searchParams.set('code_challenge', createHash('sha256').update('another').digest('base64url'))
    await expectRefused(await comeBack(page), {
      code: 'channel_expired',
      fields: { detail: 'grant request is invalid' },
    })
  })

  test('a state counts once: the server is asked for tokens once', async () => {
    const back = await allow()
    const calls = countTokenCalls()
    const answers = await Promise.all([finish(back), finish(back)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
    expect((await finish(back)).json().code).toBe('channel_expired')
    expect(calls.count).toBe(1)
    // A code used twice would have ended all access.
    const [account] = await list()
    expect((await ana.post(`${path}/${account?.id}/test-post`, { text: 'Hello' })).statusCode).toBe(201)
  })

  test('the state of another person connects nothing, although the code is good', async () => {
    const eva = await at.person()
    const back = await allow()
    const calls = countTokenCalls()
    await expectRefused(back, { code: 'channel_expired' }, eva)
    await expectRefused({ ...back, state: 'invented' }, { code: 'channel_expired' })
    expect(calls.count).toBe(0)
    expect((await finish(back)).statusCode).toBe(201)
  })

  test('a person who says no', async () => {
    server.person.denies = true
    const back = await allow()
    await expectRefused(back, { code: 'channel_denied', fields: { detail: 'access_denied' } })
  })

  test('a right that was not given is named', async () => {
    server.person.withholds = ['posts:write']
    await expectRefused(await allow(), { code: 'channel_rights_missing', fields: { detail: 'posts:write' } })
  })

  test('a gateway in trouble while the code is exchanged connects nothing', async () => {
    const back = await allow()
    goThroughProxy({ isBroken: () => true })
    await expectRefused(back, { code: 'channel_unreachable' })
  })
})

describe('renewing', () => {
  test('an access token that has ended is renewed, and the post goes out', async () => {
    const account = await connect()
    const before = await account.tokens()
    await server.expire(before.secret)
    expect((await account.sendPost()).statusCode).toBe(201)
    const after = await account.tokens()
    expect(after.secret).not.toBe(before.secret)
    expect(after.refresh).not.toBe(before.refresh)
  })

  test('two at once, and two in another process, are one request', async () => {
    const account = await connect()
    const row = await account.row()
    const calls = countTokenCalls()
    vi.resetModules()
    const other = await import('#features/social-accounts/server/renew-tokens.ts')
    expect(other.renewTokens).not.toBe(renewTokens)
    const renewals = await Promise.all(
      [renewTokens, renewTokens, other.renewTokens, other.renewTokens].map((renew) => renew(at.deps, row)),
    )
    expect(calls.count).toBe(1)
    expect(renewals).toContain('renewed')
    expect(renewals).not.toContain('dead')
    // A refresh token used twice would have ended all access.
    expect(await renewTokens(at.deps, await account.row())).toBe('renewed')
    expect((await account.sendPost()).statusCode).toBe(201)
  })

  test('a used refresh token is dead: the account needs a new connection, which mends it', async () => {
    const account = await connect()
    const { secret, grantId } = await account.row()
    expect(await renewTokens(at.deps, await account.row())).toBe('renewed')
    await at.query('update channel_grants set secret = $2 where id = $1', [grantId, secret])
    await account.keepAlive()
    expect(await account.health()).toBe('needs_reconnect')
    const told = (await ana.get('/api/notifications')).body
    expect(told).toContain('account_needs_reconnect')
    expect((await account.sendPost()).json().code).toBe('test_post_no_access')
    await connect()
    expect(await account.health()).toBe('ok')
    expect((await account.sendPost()).statusCode).toBe(201)
  })

  test.each<[string, Partial<CuttingProxy>]>([
    ['answers 500', { isBroken: (call) => call.path === '/oauth/token' }],
    ['never answers', { isHeld: (call) => call.path === '/oauth/token' }],
  ])('a token endpoint that %s ends nothing', async (_how, trouble) => {
    const { deadlineMs } = at.deps.env.publishing
    at.deps.env.publishing.deadlineMs = 500
    onTestFinished(() => {
      at.deps.env.publishing.deadlineMs = deadlineMs
    })
    const account = await connect()
    const { secret } = await account.row()
    await server.expire((await account.tokens()).secret)
    goThroughProxy(trouble)
    expect((await account.sendPost()).json().code).toBe('channel_unreachable')
    await account.keepAlive()
    expect(await account.row()).toMatchObject({ secret, health: 'ok', refreshingUntil: null })
    at.deps.env.baseUrls.social[NETWORK] = server.url
    expect((await account.sendPost()).statusCode).toBe(201)
  })

  test('if the answer with the new tokens gets lost, only a person can mend it, and is told', async () => {
    const account = await connect()
    goThroughProxy({ isCut: (_method, called) => called === '/oauth/token' })
    expect(await renewTokens(at.deps, await account.row())).toBe('later')
    at.deps.env.baseUrls.social[NETWORK] = server.url
    await account.keepAlive()
    expect(await account.health()).toBe('needs_reconnect')
  })

  test('access that was taken away at the network is dead', async () => {
    const account = await connect()
    const { refresh = '' } = await account.tokens()
    await fetch(`${server.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token: refresh,
      }),
    })
    expect((await account.sendPost()).json().code).toBe('test_post_no_access')
    expect(await account.health()).toBe('needs_reconnect')
  })
})

test('disconnecting gives all access back', async () => {
  const account = await connect()
  const row = await account.row()
  const { secret } = await account.tokens()
  expect(await server.isAlive(secret)).toBe(true)
  expect((await account.disconnect()).statusCode).toBeLessThan(300)
  expect(await server.isAlive(secret)).toBe(false)
  const { oauthNetwork } = await import('./oauth-network.ts')
  const opened = openAccount(at.deps.secrets, row)
  if (!opened) throw new Error('There are no tokens.')
  expect(await oauthNetwork.create(at.deps).refresh?.(opened)).toEqual({ kind: 'dead' })
})
