import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type FakePinterest,
  startFakePinterest,
} from '#connectors/social/pinterest/pinterest.fake.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { PageChoice, ShownApp, SocialAccount } from '../social-accounts.contract.ts'
import { renewTokens } from './renew-tokens.ts'
import { find } from './social-accounts.repository.ts'
import { accountsPath as path } from './telegram-shop.fixture.ts'

let at: TestApp
let network: FakePinterest
let ana: Person
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
})
afterAll(() => at.close())
beforeEach(async () => {
  network = await startFakePinterest()
  at.deps.env.apps = {}
  at.deps.env.baseUrls.social.pinterest = network.url
  at.deps.env.baseUrls.auth.pinterest = network.url
  ana = await at.person()
  return () => network.close()
})

const save = (keys: typeof network.app = network.app, person = ana) =>
  person.put(`${path}/apps`, { name: 'pinterest', ...keys })
const shown = async (person = ana) =>
  (await person.get(`${path}/apps`)).json<ShownApp[]>().find(({ name }) => name === 'pinterest')
const list = async (person = ana) => (await person.get(path)).json<SocialAccount[]>()
const begin = (person = ana) => person.post(`${path}/sign-in`, { network: 'pinterest', values: {} })

async function allow(person = ana) {
  const { url } = (await begin(person)).json<{ url: string }>()
  const page = await fetch(url, { redirect: 'manual' })
  return Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams)
}
const finish = (back: Record<string, string>, person = ana) => person.post(`${path}/sign-in/return`, back)

async function connect() {
  const answer = await finish(await allow())
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined])
  const [account] = answer.json<{ accounts: SocialAccount[] }>().accounts
  const workspaceId = await workspaceOf(at, ana)
  return async () => {
    const row = await find(at.deps.db, workspaceId, account?.id ?? '')
    if (!row) throw new Error('The account is gone.')
    return row
  }
}

describe('the keys', () => {
  test('are missing at first; what has to be entered at the network is shown', async () => {
    expect(await shown()).toEqual({
      name: 'pinterest',
      clientId: null,
      source: null,
      redirectUri: `https://shop.example${path}/return`,
    })
    const answer = await begin()
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'channel_app_missing'])
  })

  test('are checked with the network, kept sealed, and the secret is never shown', async () => {
    expect((await save()).statusCode).toBe(204)
    expect(await shown()).toMatchObject({ clientId: network.app.clientId, source: 'workspace' })
    const { rows } = await at.query('select * from network_apps')
    const seen = [JSON.stringify(rows), (await ana.get(`${path}/apps`)).body]
    for (const text of seen) expect(text).not.toContain(network.app.clientSecret)
  })

  test.each([
    ['wrong', { clientId: '1478521', clientSecret: 'wrong' }, 422, 'channel_app_refused'],
    ['empty', { clientId: ' ', clientSecret: ' ' }, 400, 'invalid_input'],
    ['endless', { clientId: '1', clientSecret: 'x'.repeat(600) }, 400, 'invalid_input'],
  ])('%s, they are refused, and those before stay', async (_how, keys, status, code) => {
    await save()
    const answer = await save(keys)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await shown()).toMatchObject({ clientId: network.app.clientId })
  })

  test('with the network away, nothing is kept, and it says so', async () => {
    at.deps.env.baseUrls.social.pinterest = 'http://127.0.0.1:9'
    expect((await save()).json().code).toBe('channel_unreachable')
    expect(await shown()).toMatchObject({ source: null })
  })

  test('saved twice at the same moment, they are there once', async () => {
    const answers = await Promise.all([save(), save()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    const { rows } = await at.query('select 1 from network_apps where workspace_id = $1', [
      await workspaceOf(at, ana),
    ])
    expect(rows).toHaveLength(1)
  })

  test('belong to the workspace, and to owners and managers', async () => {
    await save()
    const eva = await at.person()
    expect(await shown(eva)).toMatchObject({ source: null })
    expect((await eva.delete(`${path}/apps/pinterest`)).statusCode).toBe(404)
    const member = await teammate(at, ana, { role: 'member' })
    for (const answer of [await member.get(`${path}/apps`), await save(network.app, member)])
      expect(answer.statusCode).toBe(403)
    expect(await shown()).toMatchObject({ source: 'workspace' })
  })

  test('of the administrator serve all workspaces that have none', async () => {
    at.deps.env.apps = { pinterest: network.app }
    expect(await shown()).toMatchObject({ source: 'installation', clientId: network.app.clientId })
    await connect()
    expect((await ana.delete(`${path}/apps/pinterest`)).statusCode).toBe(404)
    await save()
    expect(await shown()).toMatchObject({ source: 'workspace' })
    expect((await ana.delete(`${path}/apps/pinterest`)).statusCode).toBe(204)
    expect(await shown()).toMatchObject({ source: 'installation' })
  })
})

describe('a sign-in with them', () => {
  beforeEach(() => save())

  test('finds the boards, of which a person chooses', async () => {
    network.boards.push({ id: '77', name: 'Bread', privacy: 'PUBLIC' })
    await connect()
    expect(await list()).toMatchObject([
      { platform: 'pinterest', accountName: 'Cakes (@luna)', health: 'ok' },
    ])
    const [choice] = (await ana.get(`${path}/choices`)).json<PageChoice[]>()
    expect(choice?.accounts.map(({ name }) => name)).toEqual(['Cakes (@luna)', 'Bread (@luna)'])
  })

  test('a test post is refused here, because a pin needs a picture, and the network is not asked', async () => {
    const row = await (await connect())()
    const answer = await ana.post(`${path}/${row.id}/test-post`, { text: 'Hello' })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'test_post_needs_media'])
    expect(network.pins.size).toBe(0)
  })

  test('without a board, nothing is connected', async () => {
    network.boards.length = 0
    const answer = await finish(await allow())
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'channel_no_account'])
    expect(await list()).toEqual([])
  })

  test('a right that was not given is named', async () => {
    network.allows = 'boards:read pins:read user_accounts:read'
    const answer = await finish(await allow())
    expect(answer.json()).toMatchObject({
      code: 'channel_rights_missing',
      fields: { detail: 'boards:write, pins:write' },
    })
  })

  test('begun with one app, it cannot be finished with another', async () => {
    const back = await allow()
    await at.query('update network_apps set client_id = $1', ['another'])
    expect((await finish(back)).json().code).toBe('channel_expired')
  })

  test('with the keys gone on the way back, it says what is missing', async () => {
    const back = await allow()
    await ana.delete(`${path}/apps/pinterest`)
    expect((await finish(back)).json().code).toBe('channel_app_missing')
    expect(await list()).toEqual([])
  })
})

describe('renewing', () => {
  beforeEach(() => save())

  test('goes on with the app that got the tokens', async () => {
    const row = await connect()
    expect(await renewTokens(at.deps, await row())).toBe('renewed')
  })

  test('another app cannot do it; with the right keys again, a check mends it', async () => {
    const row = await connect()
    const { clientId } = network.app
    await at.query('update network_apps set client_id = $1', ['another'])
    expect(await renewTokens(at.deps, await row())).toBe('dead')
    await at.query('update network_apps set client_id = $1', [clientId])
    expect(await renewTokens(at.deps, await row())).toBe('renewed')
  })
})
